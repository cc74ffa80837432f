import { getTagUrl } from '../../tag/getTagUrl';
import { correctBox, noCorrection } from '../calibration/calibration';
import type { Calibration } from '../calibration/calibration';
import { findRunCode } from '../codes/drawRun';
import { measureRun } from '../codes/printRun';
import type { PrintRun } from '../codes/printRun';
import type { PrintSettings } from '../settings/printSettings';
import { getStickerRange } from '../sheet/sheetLayout';
import type { SheetLayout } from '../sheet/sheetLayout';
import { codeElements, getModuleWidth } from '../sticker/stickerElements';
import type { Box, CodeElement } from '../sticker/stickerElements';

/** Maximum number of stickers in a run of which every sticker is checked. */
const maxFullyCheckedStickers = 1000;

/** True if a run has so many stickers that only the first and the last sticker of each page are checked. */
export const isPartialCheck = ({ stickerCount }: Pick<SheetLayout, 'stickerCount'>) =>
  stickerCount > maxFullyCheckedStickers;

/** Returns the indices of the stickers to check on a page. `page` and the indices are zero-based. */
export function listStickersToCheck(layout: SheetLayout, page: number): number[] {
  const { first, end } = getStickerRange(layout, page);
  if (isPartialCheck(layout)) return [...new Set([first, end - 1])];
  return Array.from({ length: end - first }, (_, position) => first + position);
}

/** A run whose PDF is checked, the settings for its codes, and the correction of the printer. */
export type CodeCheckInput = {
  settings: PrintSettings;
  run: PrintRun;
  tagBaseUrl: string;
  calibration?: Calibration | undefined;
};

/** Returns the box in mm of the sticker with the zero-based `index` on its page of the PDF, after the correction. */
export function findStickerBox(
  layout: SheetLayout,
  { settings, calibration = noCorrection }: Pick<CodeCheckInput, 'settings' | 'calibration'>,
  index: number,
): Box {
  const { x, y } = layout.getStickerPosition(index);
  return correctBox(calibration, { x, y, ...settings.design });
}

/** Returns the texts that the QR code and, if shown, the barcode of `code` must contain. */
function getExpectedTexts(
  { settings, tagBaseUrl }: CodeCheckInput,
  code: string,
): Partial<Record<CodeElement, string>> {
  return { qr: getTagUrl(tagBaseUrl, code), ...(settings.barcode.shown && { barcode: code }) };
}

/** Returns the number of codes on each sticker. */
export const countCodesPerSticker = ({ barcode }: Pick<PrintSettings, 'barcode'>) => (barcode.shown ? 2 : 1);

/** Minimum resolution in dpi at which pages are rendered for the check: that of common printers. */
const minDpi = 300;
/** Minimum width of a module in pixels of the rendered page. */
const minModulePixels = 3;
/**
 * Maximum resolution in dpi at which pages are rendered for the check. It is enough for modules of 0.06 mm. Printers
 * cannot print smaller ones.
 */
const maxDpi = 1200;

/** Returns the resolution for the check in px per mm: 300 dpi, or more if modules would be less than 3 px wide. */
export function getCodeCheckPixelsPerMm({ settings, run, tagBaseUrl }: CodeCheckInput): number {
  const { qr, barcode } = settings;
  const { modules } = measureRun(run, tagBaseUrl, qr.level);
  const widths = [
    getModuleWidth('qr', qr.size, modules.qr),
    // Data Matrix codes are left out: their modules are so large that the minimum resolution is always enough.
    ...(barcode.shown && barcode.symbology === 'code128' && modules.barcode
      ? [getModuleWidth('code128', barcode.width, modules.barcode)]
      : []),
  ];
  return Math.min(maxDpi / 25.4, Math.max(minDpi / 25.4, ...widths.map((width) => minModulePixels / width)));
}

/** The texts that were read from the codes on the sticker with the zero-based `index`. */
export type StickerReading = { index: number; texts: Partial<Record<CodeElement, readonly string[]>> };

/**
 * An unreadable or wrong code on the sticker `index`. 'wrong': the text belongs to no sticker of the run. 'misplaced':
 * the text belongs to the sticker `otherIndex`, where it was not read. 'duplicate': the text belongs to the sticker
 * `otherIndex`, where it was read too.
 */
export type CodeFinding = { index: number; element: CodeElement } & (
  | { kind: 'unread' }
  | { kind: 'wrong'; text: string; expectedText: string }
  | { kind: 'misplaced' | 'duplicate'; otherIndex: number }
);

/**
 * Compares the texts that were read on each sticker with the codes of the run. Returns a finding for each code that is
 * unreadable or wrong.
 */
export function compareCodes(checkedRun: CodeCheckInput, readings: readonly StickerReading[]): CodeFinding[] {
  const { codes, copies } = checkedRun.run;
  /** Maps each text to the index of the first sticker to which it belongs. */
  const ownerIndexes: Record<CodeElement, Map<string, number>> = { qr: new Map(), barcode: new Map() };
  for (const [codeIndex, { code }] of codes.entries()) {
    const expected = getExpectedTexts(checkedRun, code);
    for (const element of codeElements) {
      const text = expected[element];
      if (text !== undefined && !ownerIndexes[element].has(text)) ownerIndexes[element].set(text, codeIndex * copies);
    }
  }
  const readingsByIndex = new Map(readings.map((reading) => [reading.index, reading]));
  /** Returns the index of the first copy on which `text` was read; undefined if none. Copies start at `ownerIndex`. */
  const findReadCopy = (ownerIndex: number, element: CodeElement, text: string) =>
    Array.from({ length: copies }, (_, copy) => ownerIndex + copy).find((index) =>
      readingsByIndex.get(index)?.texts[element]?.includes(text),
    );

  return readings.flatMap(({ index, texts }) => {
    const expected = getExpectedTexts(checkedRun, findRunCode(checkedRun.run, index).code);
    return codeElements.flatMap((element): CodeFinding[] => {
      const expectedText = expected[element];
      if (expectedText === undefined) return [];
      const readTexts = texts[element] ?? [];
      for (const text of readTexts) {
        const ownerIndex = text === expectedText ? undefined : ownerIndexes[element].get(text);
        if (ownerIndex === undefined) continue;
        const copyIndex = findReadCopy(ownerIndex, element, text);
        return [
          {
            index,
            element,
            kind: copyIndex === undefined ? 'misplaced' : 'duplicate',
            otherIndex: copyIndex ?? ownerIndex,
          },
        ];
      }
      // If the expected text was read, other texts are ignored, because the design can contain codes too.
      if (readTexts.includes(expectedText)) return [];
      const [text] = readTexts;
      return [
        text === undefined
          ? { index, element, kind: 'unread' }
          : { index, element, kind: 'wrong', text, expectedText: expectedText },
      ];
    });
  });
}
