import { checkBarcodeText } from '../../codes/code128';
import type { Issue } from './issues';
import { rotatePaper } from '../settings/paper';
import type { PrintSettings } from '../settings/printSettings';
import { getSheetLayout } from '../sheet/sheetLayout';

/**
 * Share of the paper, 0 to 1, that may stay unused. If more is unused, and rotating helps, the check suggests rotating.
 */
const maxWaste = 0.15;

/** Checks whether stickers fit on the sheet, and whether rotated paper would save pages. */
export function checkSheet(settings: PrintSettings): Issue[] {
  const paper = rotatePaper(settings.paper);
  const [sheet, rotated] = [getSheetLayout(settings), getSheetLayout({ ...settings, paper })];
  const rotatedPerPage = rotated.fits ? rotated.perPage : 0;
  if (!sheet.fits) {
    const quickFix = rotatedPerPage > 0 ? { paper } : undefined;
    return [{ kind: 'no-room', element: 'sheet', level: 'error', reason: sheet.reason, quickFix }];
  }
  const { unused, perPage } = sheet;
  const savesPages = rotated.fits && rotated.pages < sheet.pages;
  // Reports unused paper only if rotating helps. The positions of the labels on a label sheet are fixed.
  if (settings.preset?.kind === 'sheet' || unused <= maxWaste || !savesPages) return [];
  return [{ kind: 'waste', element: 'sheet', level: 'warning', unused, perPage, rotatedPerPage, quickFix: { paper } }];
}

/** Returns the indices of the items for which `isAffected` is true. */
const findIndices = <Item>(items: readonly Item[], isAffected: (item: Item, at: number) => boolean) =>
  items.flatMap((item, at) => (isAffected(item, at) ? [at] : []));

/** Checks that there are codes, that each code is unique and not empty, and that barcodes can be encoded, if shown. */
export function checkCodes(codes: readonly string[], withBarcode: boolean): Issue[] {
  if (codes.length === 0)
    return [{ kind: 'codes', element: 'codes', level: 'error', problem: 'no-codes', indices: [] }];
  const firstIndices = new Map<string, number>();
  codes.forEach((code, at) => {
    if (!firstIndices.has(code)) firstIndices.set(code, at);
  });
  const isEmpty = (code: string) => code.trim() === '';
  const isInvalidBarcode = (code: string) => withBarcode && checkBarcodeText(code) !== undefined;
  const affectedCodes = [
    { problem: 'empty', indices: findIndices(codes, isEmpty) },
    {
      problem: 'duplicate',
      indices: findIndices(codes, (code, at) => !isEmpty(code) && firstIndices.get(code) !== at),
    },
    { problem: 'no-barcode', indices: findIndices(codes, (code) => !isEmpty(code) && isInvalidBarcode(code)) },
  ] as const;
  return affectedCodes
    .filter(({ indices }) => indices.length > 0)
    .map(({ problem, indices }) => ({ kind: 'codes', element: 'codes', level: 'error', problem, indices }));
}
