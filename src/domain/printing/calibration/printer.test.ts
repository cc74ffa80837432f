import { describe, expect, it } from 'vitest';

import {
  checkPrinterName,
  findSelectedPrinter,
  isSamePrinter,
  maxPrinters,
  noPrinters,
  putPrinter,
  readPrinters,
  removePrinter,
  restorePrinter,
} from './printer';
import type { Printer } from './printer';

const laser: Printer = {
  name: 'Office laser',
  calibration: { dx: 0.5, dy: 0, sx: 1.01, sy: 1.01 },
  paper: { width: 210, height: 297 },
  measuredOn: '2026-06-15',
};
const inkjet: Printer = { ...laser, name: 'Inkjet 2' };
const bothPrinters = putPrinter(putPrinter(noPrinters, laser), inkjet);

describe('the list of printers', () => {
  it('is sorted by name, and the printer added last is selected', () => {
    expect(bothPrinters).toEqual({ printers: [inkjet, laser], selected: 'Inkjet 2' });
    expect(findSelectedPrinter(bothPrinters)).toEqual(inkjet);
  });

  it('replaces a printer that is measured again or renamed', () => {
    const renamedLaser = { ...laser, name: ' Zebra ' };
    expect(putPrinter(bothPrinters, renamedLaser, laser)).toEqual({
      printers: [inkjet, { ...laser, name: 'Zebra' }],
      selected: 'Zebra',
    });
  });

  it('selects no printer after the selected one is removed', () => {
    expect(removePrinter(bothPrinters, inkjet)).toEqual({ printers: [laser], selected: null });
    expect(removePrinter(bothPrinters, laser)).toEqual({ printers: [inkjet], selected: 'Inkjet 2' });
    expect(findSelectedPrinter(removePrinter(bothPrinters, inkjet))).toBeUndefined();
    expect(findSelectedPrinter(noPrinters)).toBeUndefined();
  });

  it('restores a removed printer, also if its name is used again', () => {
    expect(restorePrinter(removePrinter(bothPrinters, inkjet), inkjet)).toEqual(bothPrinters);
    expect(restorePrinter(bothPrinters, inkjet).selected).toBe('Inkjet 2 (2)');
  });

  it('accepts names that are unique and not too long', () => {
    const findNameError = (name: string) => checkPrinterName(name, bothPrinters.printers, laser);
    expect([' ', 'x'.repeat(41), 'INKJET 2', 'office LASER', 'x'.repeat(40)].map(findNameError)).toEqual([
      'empty',
      'too-long',
      'taken',
      undefined,
      undefined,
    ]);
  });
});

it('compares name and correction of printers', () => {
  expect(isSamePrinter(laser, { ...laser, measuredOn: '2026-07-01' })).toBe(true);
  expect(isSamePrinter(laser, inkjet)).toBe(false);
  expect(isSamePrinter(laser, { ...laser, calibration: { ...laser.calibration, dy: 0.1 } })).toBe(false);
  expect(isSamePrinter(undefined, undefined)).toBe(true);
  expect(isSamePrinter(laser, undefined)).toBe(false);
});

describe('readPrinters', () => {
  it('reads the stored printers, and finds the selected one by its name in any case', () => {
    expect(readPrinters(JSON.parse(JSON.stringify(bothPrinters.printers)), 'office laser')).toEqual({
      list: { printers: [inkjet, laser], selected: 'Office laser' },
      skipped: [],
    });
  });

  it.each([
    ['a printer without a name', { ...laser, name: '' }],
    ['a printer measured on 30 February', { ...laser, measuredOn: '2026-02-30' }],
    ['an offset of 10.5 mm', { ...laser, calibration: { ...laser.calibration, dx: 10.5 } }],
    ['a scale of 0.5', { ...laser, calibration: { ...laser.calibration, sy: 0.5 } }],
    ['a scale that is a text', { ...laser, calibration: { ...laser.calibration, sx: '1' } }],
    ['a number', 7],
    ['null', null],
  ])('skips a damaged entry: %s', (_, entry) => {
    const list = { printers: [inkjet], selected: null };
    expect(readPrinters([entry, inkjet], 'Gone')).toEqual({ list, skipped: [entry] });
  });

  it('renames the second of two printers with the same name, and limits the number of printers', () => {
    const tooManyPrinters = Array.from({ length: maxPrinters + 1 }, () => laser);
    const { list, skipped } = readPrinters(tooManyPrinters, 7);
    expect(list.printers.slice(0, 2).map(({ name }) => name)).toEqual(['Office laser', 'Office laser (2)']);
    expect(list.printers).toHaveLength(maxPrinters);
    expect(skipped).toEqual([laser]);
  });
});
