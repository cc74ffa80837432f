import { refuseBarcodeText } from '../../codes/code128';
import type { Issue } from './issues';
import { turnPaper } from '../settings/paper';
import type { PrintSettings } from '../settings/printSettings';
import { sheetOf } from '../sticker/scene';

/** The share of the paper that may stay free before turning it is worth a word. */
const tolerableWaste = 0.15;

/** Whether stickers have room, and whether the same paper turned would take more of them. */
export function checkSheet(settings: PrintSettings): Issue[] {
  const paper = turnPaper(settings.paper);
  const [sheet, other] = [sheetOf(settings), sheetOf({ ...settings, paper })];
  const turned = other.fits ? other.perPage : 0;
  const mend = { paper };
  if (!sheet.fits) {
    const found = { kind: 'no-room', element: 'sheet', level: 'error', reason: sheet.reason } as const;
    return [{ ...found, ...(turned > 0 && { mend }) }];
  }
  const { unused, perPage } = sheet;
  // Free paper that nothing changes is no news: the line of the sheet says how much there is.
  if (unused <= tolerableWaste || turned <= perPage) return [];
  return [{ kind: 'waste', element: 'sheet', level: 'warning', unused, perPage, turned, mend }];
}

const positions = <Item>(items: readonly Item[], isAtFault: (item: Item, at: number) => boolean) =>
  items.flatMap((item, at) => (isAtFault(item, at) ? [at] : []));

/** Whether each code of the run can be printed and is there once. Copies of a code are one code here. */
export function checkCodes(codes: readonly string[], withBarcode: boolean): Issue[] {
  if (codes.length === 0) return [{ kind: 'codes', element: 'codes', level: 'error', fault: 'no-codes', at: [] }];
  const first = new Map<string, number>();
  codes.forEach((code, at) => {
    if (!first.has(code)) first.set(code, at);
  });
  const faults = {
    empty: positions(codes, (code) => code.trim() === ''),
    duplicate: positions(codes, (code, at) => code.trim() !== '' && first.get(code) !== at),
    'no-barcode': withBarcode
      ? positions(codes, (code) => code.trim() !== '' && refuseBarcodeText(code) !== undefined)
      : [],
  } as const;
  return (['empty', 'duplicate', 'no-barcode'] as const).flatMap((fault): Issue[] =>
    faults[fault].length === 0 ? [] : [{ kind: 'codes', element: 'codes', level: 'error', fault, at: faults[fault] }],
  );
}
