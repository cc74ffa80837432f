import type { RunCode } from '../codes/codeList';
import type { BuiltInName } from '../design/builtInDesign';
import type { DesignResult } from '../design/designFile';
import type { PrintSettings } from '../settings/printSettings';
import type { PrintingState } from './printingState';

/** Stickers of a recorded run to print again. */
export type Reprint = {
  settings: PrintSettings;
  /** The codes with the numbers that they had in the run. A code can be listed several times. */
  codes: readonly RunCode[];
  /** Time at which the run was recorded, as an ISO text in UTC. */
  recordedAt: string;
  /** The design of the run, or why it cannot be shown. Undefined if the stickers had none. */
  design: { name: string; result: DesignResult; builtIn: BuiltInName | undefined } | undefined;
};

/** Replaces settings, tags and design with those of stickers to print again. The input for other sources stays. */
export function applyReprint(state: PrintingState, { settings, codes, recordedAt, design }: Reprint): PrintingState {
  const { result } = design ?? {};
  return {
    ...state,
    settings,
    tags: { ...state.tags, source: 'reprint', reprint: { codes, recordedAt } },
    part: 0,
    firstStart: undefined,
    page: 0,
    sticker: undefined,
    design: result?.ok ? result.design : undefined,
    builtInDesign: design?.builtIn && result?.ok ? { name: design.builtIn, before: undefined } : undefined,
    rejectedDesign: design && result && !result.ok ? { name: design.name, error: result.error } : undefined,
    revision: state.revision + 1,
  };
}
