import { describe, expect, it } from 'vitest';

import { measureRun, makeRun } from '~/domain/printing/codes/printRun';
import { assess } from '~/domain/printing/checks/assess';
import { applyQuickFix } from '~/domain/printing/checks/issues';
import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import { checkRun, codeErrorsOf, hasErrors } from './checkRun';

const { qr, barcode } = defaultPrintSettings;

const measure = ({ quantity, qr: { level } }: PrintSettings) =>
  measureRun(makeRun(quantity, { source: 'sample' }), 'https://tag.example.com', level);
const check = (settings: PrintSettings) => checkRun({ settings, ...measure(settings), hasImage: false });

const levels = (settings: PrintSettings) => check(settings).map(({ element, level }) => `${element} ${level}`);

it('lists the passed checks of the defaults', () => {
  expect(check(defaultPrintSettings)).toEqual([
    {
      id: 'qr ok',
      element: 'qr',
      level: 'ok',
      text: 'Smallest square 0.41 mm, big enough',
      detail: 'Clear edge 4 squares · contrast 21:1',
    },
  ]);
});

describe('issues', () => {
  const withBarcode = { ...defaultPrintSettings, barcode: { ...barcode, shown: true } };

  it('come before passed checks, errors first', () => {
    expect(levels(withBarcode).at(0)).toBe('barcode error');
    expect(levels(withBarcode).at(-1)).toBe('qr ok');
    const withSmallQr = { ...withBarcode, qr: { ...qr, size: 12 } };
    expect(levels(withSmallQr)).toEqual(
      levels(withSmallQr).toSorted((a, b) => (a.split(' ')[1] === b.split(' ')[1] ? 0 : a.endsWith('error') ? -1 : 1)),
    );
  });

  it('are solved by their quick fixes', () => {
    let settings: PrintSettings = withBarcode;
    for (let round = 0; round < 8 && check(settings).some(({ quickFix }) => quickFix); round += 1) {
      const change = check(settings).find(({ quickFix }) => quickFix)?.quickFix?.change;
      settings = applyQuickFix(settings, change ?? {});
    }
    expect(levels(settings)).toEqual(['qr ok', 'barcode ok']);
    expect(hasErrors(check(settings))).toBe(false);
  });

  it('have a short text for errors only', () => {
    expect(codeErrorsOf(check(withBarcode))).toEqual({ barcode: 'Too narrow' });
    expect(codeErrorsOf(check({ ...defaultPrintSettings, qr: { ...qr, size: 14.6 } }))).toEqual({});
    expect(
      codeErrorsOf(check({ ...withBarcode, qr: { ...qr, x: 95 }, barcode: { ...barcode, colour: '#FFFFFF' } })),
    ).toEqual({
      qr: 'Cut off',
    });
    expect(codeErrorsOf(check({ ...defaultPrintSettings, qr: { ...qr, colour: '#DDDDDD' } }))).toEqual({
      qr: 'Too pale',
    });
  });

  it('at the edge name a size only if it changes', () => {
    const labels = (settings: PrintSettings) => check(settings).map(({ quickFix }) => quickFix?.label);
    expect(labels({ ...defaultPrintSettings, qr: { ...qr, x: 69 } })).toContain('Move it inside');
    expect(labels({ ...defaultPrintSettings, qr: { ...qr, x: 80, size: 70 } })).toContain('Make it 48 mm and move it');
  });

  it('of the sheet are left to the preview', () => {
    expect(levels({ ...defaultPrintSettings, design: { width: 400, height: 60 } })).toEqual(['qr ok']);
  });

  it('have a text with the value that fixes them', () => {
    expect(check(withBarcode)[0]).toMatchObject({
      text: 'Barcode too narrow. 31.4 mm needed, now 10 mm.',
      detail: 'Thinnest bar 0.06 mm. All scanners read 0.25 mm, hand-held ones 0.19 mm.',
      quickFix: { label: 'Make it 31.4 mm' },
    });
  });

  it.each([
    [{ dpi: 203, qr: { ...qr, size: 9, x: 98 } }],
    [{ barcode: { ...barcode, shown: true, x: 10, y: 30, colour: '#8B0000' } }],
    [{ qr: { ...qr, colour: '#767676', background: '#FFF3C4', numberLabel: true, y: 90 } }],
  ] as const)('have a label for every quick fix: %j', (changes) => {
    const settings = { ...defaultPrintSettings, ...changes };
    const fixes = assess({ settings, ...measure(settings), hasImage: false }).filter(({ quickFix }) => quickFix);
    expect(fixes.length).toBeGreaterThan(0);
    expect(check(settings).filter(({ quickFix }) => quickFix)).toHaveLength(fixes.length);
  });
});
