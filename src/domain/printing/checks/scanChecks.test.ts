import { describe, expect, it } from 'vitest';

import { measureRun, runOf } from '../codes/printRun';
import { applyMend } from './issues';
import { defaultPrintSettings } from '../settings/printSettings';
import type { PrintSettings } from '../settings/printSettings';
import { checkScanning, failuresOf, hasErrors } from './scanChecks';

const { qr, barcode } = defaultPrintSettings;

function check(settings: PrintSettings) {
  return checkScanning({
    settings,
    ...measureRun(runOf(settings.quantity, { source: 'sample' }), 'https://tag.example.com', settings.qr.level),
    hasPicture: false,
  });
}

const levels = (settings: PrintSettings) => check(settings).map(({ element, level }) => `${element} ${level}`);

it('says what is in order of the defaults', () => {
  expect(check(defaultPrintSettings)).toEqual([
    {
      id: 'qr ok',
      element: 'qr',
      level: 'ok',
      text: 'QR modules 0.41 mm',
      detail: 'quiet zone 4 modules · contrast 21:1',
    },
  ]);
});

describe('faults', () => {
  const withBars = { ...defaultPrintSettings, barcode: { ...barcode, shown: true } };

  it('stand before what is in order, the worst first', () => {
    expect(levels(withBars).at(0)).toBe('barcode error');
    expect(levels(withBars).at(-1)).toBe('qr ok');
    const small = { ...withBars, qr: { ...qr, size: 12 } };
    expect(levels(small)).toEqual(
      levels(small).toSorted((one, other) =>
        one.split(' ')[1] === other.split(' ')[1] ? 0 : one.endsWith('error') ? -1 : 1,
      ),
    );
  });

  it('are gone after their mends', () => {
    let settings: PrintSettings = withBars;
    for (let round = 0; round < 8 && check(settings).some(({ mend }) => mend); round += 1) {
      const change = check(settings).find(({ mend }) => mend)?.mend?.change;
      settings = applyMend(settings, change ?? {});
    }
    expect(levels(settings)).toEqual(['qr ok', 'barcode ok']);
    expect(hasErrors(check(settings))).toBe(false);
  });

  it('are said in a word or two of the code that fails, and of none that is only warned of', () => {
    expect(failuresOf(check(withBars))).toEqual({ barcode: 'Too narrow' });
    expect(failuresOf(check({ ...defaultPrintSettings, qr: { ...qr, size: 14.6 } }))).toEqual({});
    expect(
      failuresOf(check({ ...withBars, qr: { ...qr, x: 95 }, barcode: { ...barcode, colour: '#FFFFFF' } })),
    ).toEqual({
      qr: 'Cut off',
    });
    expect(failuresOf(check({ ...defaultPrintSettings, qr: { ...qr, colour: '#DDDDDD' } }))).toEqual({
      qr: 'Too pale',
    });
  });

  it('at the edge are moved, and a size is named only where it changes', () => {
    const labels = (settings: PrintSettings) => check(settings).map(({ mend }) => mend?.label);
    expect(labels({ ...defaultPrintSettings, qr: { ...qr, x: 69 } })).toContain('Move it inside');
    expect(labels({ ...defaultPrintSettings, qr: { ...qr, x: 80, size: 70 } })).toContain('Apply 48 mm and move it');
  });

  it('of the sheet are said by the sheet', () => {
    expect(levels({ ...defaultPrintSettings, design: { width: 400, height: 60 } })).toEqual(['qr ok']);
  });
});
