import fc from 'fast-check';
import { expect, it } from 'vitest';

import { findSlot } from './findSlot';
import { defaultPrintSettings } from '../settings/printSettings';
import { sheetOf } from './sheetLayout';

const { design } = defaultPrintSettings;

it('finds the slot that contains a point, in both fill orders', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('rows' as const, 'columns' as const),
      fc.nat(15),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (order, slot, share) => {
        const sheet = sheetOf({ ...defaultPrintSettings, order });
        if (!sheet.fits) throw new Error('A4 has room.');
        const { x, y } = sheet.slotOrigin(slot);
        expect(findSlot(sheet, design, { x: x + share * design.width, y: y + share * design.height })).toBe(slot);
      },
    ),
  );
});

it('finds no slot in a gap or outside the grid', () => {
  const sheet = sheetOf(defaultPrintSettings);
  if (!sheet.fits) throw new Error('A4 has room.');
  for (const point of [
    { x: 50.5, y: 10 },
    { x: 10, y: 60.5 },
    { x: 205, y: 290 },
    { x: -1, y: 5 },
  ])
    expect(findSlot(sheet, design, point)).toBeUndefined();
});
