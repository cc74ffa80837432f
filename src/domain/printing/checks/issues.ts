import { isLess } from '../../number/rounding';
import type { PrintSettings } from '../settings/printSettings';
import type { SheetProblem } from '../sheet/sheetLayout';
import type { CodeElement, StickerElement } from '../sticker/stickerElements';

/** An error: the code will probably not scan or is lost. Printing stays possible in both cases. */
export type IssueLevel = 'error' | 'warning';

/** Changed settings of the codes. */
export type CodeChanges = { qr?: Partial<PrintSettings['qr']>; barcode?: Partial<PrintSettings['barcode']> };

/** Partial settings that a quick fix applies. */
export type QuickFix = CodeChanges & { paper?: PrintSettings['paper'] };

/** The settings with a quick fix, or other changes of the codes, applied. */
export function applyQuickFix<Settings extends Pick<PrintSettings, 'qr' | 'barcode'>>(
  settings: Settings,
  { qr, barcode, ...others }: QuickFix,
): Settings {
  return { ...settings, ...others, qr: { ...settings.qr, ...qr }, barcode: { ...settings.barcode, ...barcode } };
}

/** A quick fix of a property that both codes have. */
export function fixCode(code: CodeElement, change: QuickFix['qr'] & QuickFix['barcode']): QuickFix {
  return { [code]: change };
}

/** The measured value and the required one. Lengths in mm. */
type IssueFinding =
  /** Module of a QR code or narrowest bar; `needed` is the size or width of the code. */
  | { kind: 'module'; element: CodeElement; module: number; size: number; needed: number }
  /** Printer dots per module; `needed` as above. */
  | { kind: 'dots'; element: CodeElement; dots: number; dpi: number; needed: number }
  | { kind: 'height'; element: 'barcode'; height: number; needed: number }
  /** The design image or another element overlaps the quiet zone. */
  | { kind: 'quiet-zone'; element: CodeElement; covered: 'image' | StickerElement }
  /** `pale`: low luminance contrast; `inverted`: lighter than its background; `red`: low contrast under a red laser. */
  | { kind: 'contrast'; element: CodeElement; problem: 'pale' | 'inverted' | 'red'; ratio: number; needed: number }
  /** The background of a code is not white. */
  | { kind: 'patch'; element: CodeElement; background: string }
  /** Distance to the edge of the sticker; negative if the element is cut off. */
  | { kind: 'edge'; element: StickerElement; distance: number; needed: number }
  /** A label that does not fit at the smallest font size, or has characters that the font lacks. */
  | { kind: 'text'; element: 'number' | 'serial'; reason: 'empty' | 'foreign-letters' | 'too-long' }
  | { kind: 'no-room'; element: 'sheet'; reason: SheetProblem['reason'] }
  /** Rotated paper would hold more stickers per page. `unused` is a share of the paper, 0 to 1. */
  | { kind: 'waste'; element: 'sheet'; unused: number; perPage: number; rotatedPerPage: number }
  /** `at` are indices in the list; of duplicates all but the first. */
  | {
      kind: 'codes';
      element: 'codes';
      problem: 'no-codes' | 'empty' | 'duplicate' | 'no-barcode';
      at: readonly number[];
    };

export type Issue = IssueFinding & {
  level: IssueLevel;
  /** Undefined if no setting fixes it or the sticker has no space for the fix. */
  quickFix?: QuickFix | undefined;
};

/** 'error' below `min`, 'warning' below `good`, else undefined. */
export function levelOf(value: number, min: number, good: number): IssueLevel | undefined {
  if (isLess(value, min)) return 'error';
  return isLess(value, good) ? 'warning' : undefined;
}
