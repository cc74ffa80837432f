import { fitText } from '../sticker/fitText';
import { checkEdges } from './edgeIssues';
import { checkBackground } from './backgroundIssues';
import type { Issue } from './issues';
import type { PrintSettings } from '../settings/printSettings';
import { checkCodes, checkSheet } from './runIssues';
import { checkSizes } from './sizeIssues';
import { elementBoxes, maxLabelFontSize } from '../sticker/stickerElements';
import type { Labels } from '../sticker/scene';
import type { CodeModules, StickerSettings } from '../sticker/stickerElements';

function checkLabels(settings: StickerSettings, labels: Partial<Labels>): Issue[] {
  const boxes = elementBoxes(settings);
  return (['number', 'serial'] as const).flatMap((element): Issue[] => {
    const [box, text] = [boxes[element], labels[element]];
    if (!box || text === undefined) return [];
    const fitted = fitText(text, box, maxLabelFontSize);
    return fitted.ok ? [] : [{ kind: 'text', element, level: 'warning', reason: fitted.reason }];
  });
}

export type Run = {
  settings: PrintSettings;
  /** From `widestModules`. */
  modules: CodeModules;
  hasImage: boolean;
  /** Codes of the run, without copies. */
  codes: readonly string[];
  /** Longest label of each kind. */
  labels?: Partial<Labels>;
};

/** Checks one sticker of a run, based on the widest code. */
export function assessSticker({ settings, modules, hasImage, labels = {} }: Omit<Run, 'codes'>): Issue[] {
  return [
    ...checkSizes(settings, modules, settings.dpi),
    ...checkBackground(settings, 'qr', hasImage),
    ...checkBackground(settings, 'barcode', hasImage),
    ...checkEdges(settings, modules),
    ...checkLabels(settings, labels),
  ];
}

/**
 * Checks a run for everything that could make its codes unreadable. Computed, because a clean rendering of a pale code
 * still decodes while its print may not. No issue prevents printing, except a sheet without space and a run without codes.
 */
export function assess({ codes, ...run }: Run): Issue[] {
  const { settings } = run;
  return [...checkSheet(settings), ...checkCodes(codes, settings.barcode.shown), ...assessSticker(run)];
}
