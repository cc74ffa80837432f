import fc from 'fast-check';
import { expect, it } from 'vitest';

import { defaultPrintSettings, fillOrders } from '../settings/printSettings';
import type { FillOrder } from '../settings/printSettings';
import { moveSlot } from './moveSlot';
import type { SlotMove } from './moveSlot';
import { getSheetLayout } from './sheetLayout';

function layOutWithOrder(order: FillOrder) {
  const sheet = getSheetLayout({
    ...defaultPrintSettings,
    paper: { ...defaultPrintSettings.paper, name: 'A3' },
    order,
  });
  if (!sheet.fits) throw new Error('The defaults fit.');
  return sheet;
}

// A sheet of A3 has five columns and six rows. The slot in the second row and second column has the index 6 if the
// sheet is filled by rows, and the index 7 if it is filled by columns.
it.each<[SlotMove, number, number]>([
  ['left', 5, 1],
  ['right', 7, 13],
  ['up', 1, 6],
  ['down', 11, 8],
  ['row-start', 5, 1],
  ['row-end', 9, 25],
  ['column-start', 1, 6],
  ['column-end', 26, 11],
  ['first', 0, 0],
  ['last', 29, 29],
])('moves the focus %s on the page', (move, byRows, byColumns) => {
  expect(moveSlot(layOutWithOrder('rows'), 6, move)).toBe(byRows);
  expect(moveSlot(layOutWithOrder('columns'), 7, move)).toBe(byColumns);
});

it('stays at the edge of the grid', () => {
  for (const move of ['left', 'up'] as const) expect(moveSlot(layOutWithOrder('rows'), 0, move)).toBe(0);
  for (const move of ['right', 'down'] as const) expect(moveSlot(layOutWithOrder('columns'), 29, move)).toBe(29);
});

it('finds each slot by its row and column (property)', () => {
  fc.assert(
    fc.property(fc.constantFrom(...fillOrders), fc.integer({ min: 0, max: 29 }), (order, slot) => {
      const sheet = layOutWithOrder(order);
      expect(sheet.getSlotIndex(sheet.getCell(slot))).toBe(slot);
    }),
  );
});
