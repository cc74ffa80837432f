import { isLess } from '../../number/rounding';
import type { CodeProblem } from '../codes/findCodeProblems';
import type { Size } from '../settings/paper';
import type { PrintSettings } from '../settings/printSettings';
import type { SheetProblem } from '../sheet/sheetLayout';
import type { TextLineFinding } from './textLineFinding';
import type { TextLine } from '../settings/textLine';
import type { CodeElement, StickerElement, StickerSettings } from '../sticker/stickerElements';

/** 'error': the stickers cannot be printed or will probably be unusable. 'warning': the print can be improved. */
export type IssueLevel = 'error' | 'warning';

/** Changes to the settings of the QR code and of the barcode. */
export type CodeChanges = { qr?: Partial<PrintSettings['qr']>; barcode?: Partial<PrintSettings['barcode']> };

/** Changes to the text line with the zero-based index `lineIndex`. */
export type TextLineChange = { lineIndex: number; change: Partial<TextLine> };

/** Changes to the codes, or to one text line. */
export type StickerChanges = CodeChanges & { textLine?: TextLineChange };

/** Returns the text lines with a change applied to one of them. */
export const changeTextLine = (lines: readonly TextLine[], { lineIndex, change }: TextLineChange): TextLine[] =>
  lines.map((textLine, index) => (index === lineIndex ? { ...textLine, ...change } : textLine));

/** The settings that a quick fix changes, with their new values. */
export type QuickFix = StickerChanges & Partial<Pick<PrintSettings, 'paper' | 'margins' | 'marginsLinked' | 'design'>>;

/** Returns the settings with the changes of a quick fix applied. */
export function applyQuickFix<Settings extends Pick<StickerSettings, 'qr' | 'barcode' | 'textLines'>>(
  settings: Settings,
  { qr, barcode, textLine, ...otherChanges }: QuickFix,
): Settings {
  return {
    ...settings,
    ...otherChanges,
    qr: { ...settings.qr, ...qr },
    barcode: { ...settings.barcode, ...barcode },
    ...(textLine && { textLines: changeTextLine(settings.textLines ?? [], textLine) }),
  };
}

/** Returns a quick fix for one code. `change` can only contain settings that both the QR code and the barcode have. */
export function createCodeFix(code: CodeElement, change: QuickFix['qr'] & QuickFix['barcode']): QuickFix {
  return { [code]: change };
}

/** A problem that a check has found, with the measured values. Lengths are in mm. */
type IssueFinding =
  /**
   * The modules of a QR or Data Matrix code or the narrowest bars of a barcode are too small. `module` is their width,
   * `size` is the width of the code, and `needed` is the width that solves the issue or turns an error into a warning.
   */
  | { kind: 'module'; element: CodeElement; moduleWidth: number; codeWidth: number; needed: number }
  /** Modules are too few printer dots wide. `dots` is their width in dots, `needed` the code width that solves this. */
  | { kind: 'dots'; element: CodeElement; dotsPerModule: number; dpi: number; needed: number }
  /** The bars of a barcode are not high enough. `needed` is the height that they need. */
  | { kind: 'height'; element: 'barcode'; height: number; needed: number }
  /**
   * The design image shows in the quiet zone of a code without a background, or another element overlaps the code or
   * its quiet zone.
   */
  | { kind: 'quiet-zone'; element: CodeElement; coveredBy: 'image' | StickerElement }
  /** The code hides a part of the drawing of a built-in design, or detail of uploaded artwork. */
  | { kind: 'design'; element: CodeElement }
  /**
   * 'pale': the luminance contrast is low. 'inverted': the code is lighter than its background. 'red': the contrast
   * under a red laser is low. `ratio` is the contrast ratio, and `needed` is the ratio that the code needs.
   */
  | { kind: 'contrast'; element: CodeElement; problem: 'pale' | 'inverted' | 'red'; ratio: number; needed: number }
  /** The background of a code is not white. */
  | { kind: 'patch'; element: CodeElement; background: string }
  /** The element is too close to the edge of the sticker. `distance` is negative if the element is cut off. */
  | { kind: 'edge'; element: StickerElement; distance: number; needed: number }
  /** A label is empty, does not fit at the smallest font size, or has characters outside printable ASCII. */
  | { kind: 'text'; element: 'number' | 'serial'; reason: 'empty' | 'foreign-letters' | 'too-long' }
  | TextLineFinding
  /** No sticker fits on the sheet. */
  | { kind: 'no-room'; element: 'sheet'; reason: SheetProblem['reason'] }
  /** Rotated paper would save pages. `unused` is the share of the current paper that is unused, 0 to 1. */
  | { kind: 'waste'; element: 'sheet'; unusedShare: number; perPage: number; rotatedPerPage: number }
  /** The run has no codes, or some of its codes have a problem. */
  | ({ kind: 'codes'; element: 'codes' } & CodeProblem);

export type Issue = IssueFinding & {
  level: IssueLevel;
  /** Changes to the settings that solve the issue or make it less severe. Undefined if no change does. */
  quickFix?: QuickFix | undefined;
  /** The sticker size at which the code fits, if it does not fit now. The quick fix then sets this size. */
  neededStickerSize?: Size | undefined;
  /** An alternative to `quickFix`, which the user can choose instead. Undefined for most issues. */
  alternativeFix?: QuickFix | undefined;
};

/** Returns 'error' if the value is below `min`, 'warning' if it is below `good`, else undefined. */
export function findIssueLevel(value: number, min: number, good: number): IssueLevel | undefined {
  if (isLess(value, min)) return 'error';
  return isLess(value, good) ? 'warning' : undefined;
}
