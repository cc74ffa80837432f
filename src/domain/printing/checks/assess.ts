import { fitText } from '../sticker/fitText';
import { checkEdges } from './edgeIssues';
import { checkGround } from './groundIssues';
import type { Issue } from './issues';
import type { PrintSettings } from '../settings/printSettings';
import { checkCodes, checkSheet } from './runIssues';
import { checkSizes } from './sizeIssues';
import type { Modules } from './sizeIssues';
import { elementBoxes, largestLabelText } from '../sticker/stickerElements';
import type { StickerSettings } from '../sticker/stickerElements';

/** The longest line of each kind in the run. */
export type Lines = { number?: string; serial?: string };

function checkLines(settings: StickerSettings, lines: Lines): Issue[] {
  const boxes = elementBoxes(settings);
  return (['number', 'serial'] as const).flatMap((element): Issue[] => {
    const [box, text] = [boxes[element], lines[element]];
    if (!box || text === undefined) return [];
    const fitted = fitText(text, box, largestLabelText);
    return fitted.ok ? [] : [{ kind: 'text', element, level: 'warning', reason: fitted.reason }];
  });
}

/** What is wrong with one sticker of a run, judged by its widest code. */
export function assessSticker(
  settings: StickerSettings,
  { modules, dpi, hasPicture, lines = {} }: { modules: Modules; dpi: number; hasPicture: boolean; lines?: Lines },
): Issue[] {
  return [
    ...checkSizes(settings, modules, dpi),
    ...checkGround(settings, 'qr', hasPicture),
    ...checkGround(settings, 'barcode', hasPicture),
    ...checkEdges(settings, modules),
    ...checkLines(settings, lines),
  ];
}

export type Run = {
  settings: PrintSettings;
  /** Of the widest codes of the run: `widestModules`. */
  modules: Modules;
  hasPicture: boolean;
  /** What the codes carry, each code once however many copies of it are printed. */
  codes: readonly string[];
  lines?: Lines;
};

/**
 * Everything that could make a run of stickers unreadable or spoil it, judged by computation: a clean rendering of a
 * pale code still decodes, its print may not. A sheet without room and a run without codes can not be printed; nothing
 * else ever forbids it.
 */
export function assess({ settings, modules, hasPicture, codes, lines = {} }: Run): Issue[] {
  return [
    ...checkSheet(settings),
    ...checkCodes(codes, settings.barcode.shown),
    ...assessSticker(settings, { modules, dpi: settings.dpi, hasPicture, lines }),
  ];
}
