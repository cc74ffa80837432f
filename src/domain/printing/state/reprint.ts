import type { RunCode } from '../codes/codeList';
import type { BuiltInName } from '../design/builtInDesign';
import type { DesignResult } from '../design/designFile';
import type { PrintSettings } from '../settings/printSettings';
import type { PrintingState } from './printingState';

/** Stickers of a recorded run to print again, with the settings and the design of the run. */
export type Reprint = {
  settings: PrintSettings;
  /** The codes, with their numbers in the recorded run. A code can be listed several times. */
  codes: readonly RunCode[];
  /** Time at which the run was recorded, as an ISO 8601 string in UTC. */
  recordedAt: string;
  /** The design of the run, or the error that occurred when it was loaded. Undefined if the stickers had no design. */
  design: { name: string; result: DesignResult; builtIn: BuiltInName | undefined } | undefined;
};

/**
 * Replaces the settings, the source of the codes and the design by those of a reprint. Keeps the input for other
 * sources.
 */
export function applyReprint(state: PrintingState, { settings, codes, recordedAt, design }: Reprint): PrintingState {
  return {
    ...state,
    settings,
    tags: { ...state.tags, source: 'reprint', reprint: { codes, recordedAt } },
    part: 0,
    firstPartStart: undefined,
    page: 0,
    stickerIndex: undefined,
    design: design?.result.ok ? design.result.design : undefined,
    builtInDesign:
      design?.builtIn && design.result.ok ? { name: design.builtIn, settingsBefore: undefined } : undefined,
    rejectedDesign: design && !design.result.ok ? { name: design.name, error: design.result.error } : undefined,
    revision: state.revision + 1,
  };
}
