import type { CodeProblem } from '../codes/findCodeProblems';
import { fitText } from '../sticker/fitText';
import { checkEdges } from './edgeIssues';
import { checkBackground } from './backgroundIssues';
import type { Issue } from './issues';
import { checkLines } from './lineIssues';
import type { LineTexts } from './lineIssues';
import { coversDrawing, findFreePosition } from '../design/builtInDesign';
import type { BuiltInName } from '../design/builtInDesign';
import type { PrintSettings } from '../settings/printSettings';
import { checkCodes, checkSheet } from './runIssues';
import { checkSizes, getGoodQrSize } from './sizeIssues';
import { getElementBoxes, maxLabelFontSize } from '../sticker/stickerElements';
import type { LabelTexts } from '../sticker/scene';
import type { CodeModuleCounts, StickerSettings } from '../sticker/stickerElements';

function checkLabels(settings: StickerSettings, labels: Partial<LabelTexts>): Issue[] {
  const boxes = getElementBoxes(settings);
  return (['number', 'serial'] as const).flatMap((element): Issue[] => {
    const [box, text] = [boxes[element], labels[element]];
    if (!box || text === undefined) return [];
    const fitted = fitText(text, box, maxLabelFontSize);
    return fitted.ok ? [] : [{ kind: 'text', element, level: 'warning', reason: fitted.reason }];
  });
}

/** Warns if the QR code covers the drawing of a built-in design. */
function checkDesign(settings: PrintSettings, builtIn: BuiltInName, modules: CodeModuleCounts): Issue[] {
  if (!coversDrawing(settings, builtIn)) return [];
  const qr = findFreePosition(settings, builtIn, getGoodQrSize(modules));
  return [{ kind: 'design', element: 'qr', level: 'warning', quickFix: qr && { qr } }];
}

/** Input of `findIssues`: the settings of a run, the sizes of its codes, its labels and its text lines. */
export type RunToCheck = {
  settings: PrintSettings;
  /** Sizes of the widest codes of the run in modules, as `measureWidestCodes` returns them. */
  modules: CodeModuleCounts;
  /** True if the stickers have a design image. */
  hasImage: boolean;
  /** Name of the built-in design. Undefined for an uploaded image. */
  builtInName?: BuiltInName | undefined;
  /** Problems of the codes of the run, as `findCodeProblems` returns them. */
  codeProblems: readonly CodeProblem[];
  /** The widest number and the widest serial number of the run. A label without a text is not checked. */
  labels?: Partial<LabelTexts>;
  /** The measured texts of the text lines. Undefined until their fonts are loaded: lines are not checked until then. */
  texts?: LineTexts | undefined;
};

/** Returns the issues of a sticker that has the widest codes and labels of a run. */
export function findStickerIssues({
  settings,
  modules,
  hasImage,
  builtInName,
  labels = {},
  texts,
}: Omit<RunToCheck, 'codeProblems'>): Issue[] {
  return [
    ...checkSizes(settings, modules, settings.dpi),
    ...checkBackground(settings, 'qr', hasImage),
    ...(builtInName ? checkDesign(settings, builtInName, modules) : []),
    ...checkBackground(settings, 'barcode', hasImage),
    ...checkEdges(settings, modules),
    ...checkLabels(settings, labels),
    ...checkLines(settings, hasImage, texts),
  ];
}

/**
 * Returns the issues of the sheet, the codes and the stickers of a run. The checks use the settings instead of decoding
 * a rendered sticker, which would accept pale codes that scanners cannot read in print. Printing is possible despite
 * issues, unless no sticker fits on the sheet or the run has no codes.
 */
export function findIssues({ codeProblems, ...run }: RunToCheck): Issue[] {
  const { settings } = run;
  return [...checkSheet(settings), ...checkCodes(settings, codeProblems), ...findStickerIssues(run)];
}
