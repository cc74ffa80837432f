import { checkBarcodeText } from '../../codes/code128';
import type { Issue } from './issues';
import { rotatePaper } from '../settings/paper';
import type { PrintSettings } from '../settings/printSettings';
import { sheetOf } from '../sheet/sheetLayout';

/** Share of unused paper above which rotating it is suggested. */
const maxWaste = 0.15;

/** Checks that stickers fit, and whether rotated paper would hold more. */
export function checkSheet(settings: PrintSettings): Issue[] {
  const paper = rotatePaper(settings.paper);
  const [sheet, rotated] = [sheetOf(settings), sheetOf({ ...settings, paper })];
  const rotatedPerPage = rotated.fits ? rotated.perPage : 0;
  if (!sheet.fits) {
    const quickFix = rotatedPerPage > 0 ? { paper } : undefined;
    return [{ kind: 'no-room', element: 'sheet', level: 'error', reason: sheet.reason, quickFix }];
  }
  const { unused, perPage } = sheet;
  // Unused paper without a fix is not reported; the sheet preview shows it.
  if (unused <= maxWaste || rotatedPerPage <= perPage) return [];
  return [{ kind: 'waste', element: 'sheet', level: 'warning', unused, perPage, rotatedPerPage, quickFix: { paper } }];
}

const positions = <Item>(items: readonly Item[], isAffected: (item: Item, at: number) => boolean) =>
  items.flatMap((item, at) => (isAffected(item, at) ? [at] : []));

/** Checks that each code can be printed and is unique. Copies of a code count once. */
export function checkCodes(codes: readonly string[], withBarcode: boolean): Issue[] {
  if (codes.length === 0) return [{ kind: 'codes', element: 'codes', level: 'error', problem: 'no-codes', at: [] }];
  const first = new Map<string, number>();
  codes.forEach((code, at) => {
    if (!first.has(code)) first.set(code, at);
  });
  const isEmpty = (code: string) => code.trim() === '';
  const isInvalidBarcode = (code: string) => withBarcode && checkBarcodeText(code) !== undefined;
  const affected = [
    { problem: 'empty', at: positions(codes, isEmpty) },
    { problem: 'duplicate', at: positions(codes, (code, at) => !isEmpty(code) && first.get(code) !== at) },
    { problem: 'no-barcode', at: positions(codes, (code) => !isEmpty(code) && isInvalidBarcode(code)) },
  ] as const;
  return affected
    .filter(({ at }) => at.length > 0)
    .map(({ problem, at }) => ({ kind: 'codes', element: 'codes', level: 'error', problem, at }));
}
