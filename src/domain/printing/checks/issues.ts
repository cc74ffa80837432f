import type { PrintSettings } from '../settings/printSettings';
import type { SheetProblem } from '../sheet/sheetLayout';
import type { StickerElement } from '../sticker/stickerElements';

/** An error means that a code will probably not be read or is lost; neither is a reason not to print. */
export type IssueLevel = 'error' | 'warning';

/** What of the settings a mend changes, and to what: nothing that it does not name. */
export type Mend = {
  qr?: Partial<PrintSettings['qr']>;
  barcode?: Partial<PrintSettings['barcode']>;
  paper?: PrintSettings['paper'];
};

/** The settings after a mend. */
export function applyMend<Settings extends Pick<PrintSettings, 'qr' | 'barcode'>>(
  settings: Settings,
  { qr, barcode, ...others }: Mend,
): Settings {
  return { ...settings, ...others, qr: { ...settings.qr, ...qr }, barcode: { ...settings.barcode, ...barcode } };
}

/** What is measured, and the value that would be enough. Lengths in mm. */
export type IssueFinding =
  /** The module of a QR code, or the narrowest bar; `needed` is the size or width of its box. */
  | { kind: 'module'; element: 'qr' | 'barcode'; module: number; size: number; needed: number }
  /** Dots of the printer to a module; `needed` as above. */
  | { kind: 'dots'; element: 'qr' | 'barcode'; dots: number; dpi: number; needed: number }
  | { kind: 'height'; element: 'barcode'; height: number; needed: number }
  /** The picture, or another element, reaches into the light edge that a reader needs. */
  | { kind: 'quiet-zone'; element: 'qr' | 'barcode'; covered: 'picture' | StickerElement }
  /** `pale` by luminance, `inverted` when the code is the lighter, `red` when a red laser sees too little of it. */
  | { kind: 'contrast'; element: 'qr' | 'barcode'; fault: 'pale' | 'inverted' | 'red'; ratio: number; needed: number }
  /** The patch under a code is not white. */
  | { kind: 'patch'; element: 'qr' | 'barcode'; background: string }
  /** How far it is from the edge of the sticker; below 0 it sticks out and is cut off. */
  | { kind: 'edge'; element: StickerElement; distance: number; needed: number }
  /** A line that has no room at the least size, or letters that can not be printed. */
  | { kind: 'text'; element: 'number' | 'serial'; reason: 'empty' | 'foreign-letters' | 'too-long' }
  | { kind: 'no-room'; element: 'sheet'; reason: SheetProblem['reason'] }
  /** Turned paper would take more stickers a page. `unused` is a share of the paper, 0 to 1. */
  | { kind: 'waste'; element: 'sheet'; unused: number; perPage: number; turned: number }
  /** `at` are the positions in the list, from 0; for duplicates of all but the first of their kind. */
  | {
      kind: 'codes';
      element: 'codes';
      fault: 'no-codes' | 'empty' | 'duplicate' | 'no-barcode';
      at: readonly number[];
    };

export type Issue = IssueFinding & {
  level: IssueLevel;
  /** Undefined where no setting mends it, or where the sticker has no room for what would. */
  mend?: Mend;
};

/** The level of a measure that is good from `good` and as good as lost below `least`; undefined where it is good. */
export function levelOf(value: number, least: number, good: number): IssueLevel | undefined {
  if (value < least) return 'error';
  return value < good ? 'warning' : undefined;
}
