import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { drawBarcode } from '../../codes/code128';
import { assess, assessSticker } from './assess';
import { applyQuickFix } from './issues';
import type { Issue } from './issues';
import { defaultPrintSettings } from '../settings/printSettings';
import type { PrintSettings } from '../settings/printSettings';

type Changes = Partial<Omit<PrintSettings, 'qr' | 'barcode'>> & {
  qr?: Partial<PrintSettings['qr']>;
  barcode?: Partial<PrintSettings['barcode']>;
};

const { qr, barcode } = defaultPrintSettings;
const settingsOf = (changes: Changes): PrintSettings => ({
  ...defaultPrintSettings,
  ...changes,
  qr: { ...qr, ...changes.qr },
  barcode: { ...barcode, ...changes.barcode },
});

/** Modules of the QR code of a tag URL of 30 characters, and of the barcode of a hexacode of ten. */
const modules = { qr: 29, barcode: 145 };
const codes = ['A1F0E3B001', 'A1F0E3B002'];

function assessed(changes: Changes, more: { hasImage?: boolean; codes?: readonly string[]; qr?: number } = {}) {
  const { hasImage = false, qr: qrModules = 29 } = more;
  const settings = settingsOf(changes);
  const widest = { ...modules, qr: qrModules };
  return assess({ settings, modules: widest, hasImage, codes: more.codes ?? codes });
}

const shown = { shown: true };
const wide = { ...shown, width: 41.3, x: 8 };

it('finds no issue with the defaults or a wide barcode', () => {
  expect(assessed({})).toEqual([]);
  expect(assessed({ barcode: wide })).toEqual([]);
});

describe('a barcode', () => {
  it('with ten characters in 10 mm is an error, fixed by 31.4 mm and good at 41.3 mm', () => {
    const [issue] = assessed({ barcode: shown });
    expect(issue).toMatchObject({
      kind: 'module',
      element: 'barcode',
      level: 'error',
      needed: 31.4,
      quickFix: { barcode: { width: 31.4, height: 10, x: 18, y: 60 } },
    });
    expect(assessed({ barcode: { ...shown, width: 31.4 } })[0]).toMatchObject({
      level: 'warning',
      needed: 41.3,
      quickFix: { barcode: { width: 41.3, x: 15.4 } },
    });
  });

  it.each([
    [46, 12.6, 16.5],
    [57, 14.7, 19.3],
    [68, 16.8, 22],
    [90, 20.9, 27.5],
    [101, 23, 30.3],
    [145, 31.4, 41.3],
  ])('of %d modules needs %d mm, and %d mm for all scanners', (width, min, good) => {
    const needed = (size: number) => {
      const settings = settingsOf({ dpi: 1200, barcode: { ...shown, width: size } });
      const issues = assessSticker({ settings, modules: { qr: 29, barcode: width }, hasImage: false });
      return issues.find(({ kind }) => kind === 'module');
    };
    expect(needed(10)).toMatchObject({ level: 'error', needed: min });
    expect(needed(min)).toMatchObject({ level: 'warning', needed: good });
    expect(needed(good)).toBeUndefined();
  });

  it.each([
    [4.9, 'error', 6.2],
    [5.5, 'warning', 6.2],
  ])('of %d mm height: %s', (height, level, needed) => {
    expect(assessed({ barcode: { ...wide, height } })).toMatchObject([
      { kind: 'height', level, height, needed, quickFix: { barcode: { height: needed } } },
    ]);
  });

  it.each(['#B00020', '#C2410C', '#A16207'])('in %s has low contrast under red light', (colour) => {
    expect(assessed({ barcode: { ...wide, colour } })[0]).toMatchObject({ kind: 'contrast', element: 'barcode' });
  });

  it('reports red only if the luminance contrast is good', () => {
    expect(assessed({ barcode: { ...wide, colour: '#8B0000' } })).toMatchObject([{ problem: 'red', level: 'warning' }]);
    expect(assessed({ qr: { colour: '#8B0000' } })).toEqual([]);
  });
});

describe('a QR code', () => {
  it('of 15 mm warns about a URL of 60 characters', () => {
    expect(assessed({}, { qr: 33 })).toMatchObject([{ kind: 'module', level: 'warning', needed: 16.3 }]);
  });

  it('is checked for printer dots, unless the fix of its size is enough', () => {
    expect(assessed({ dpi: 203 })).toMatchObject([{ kind: 'dots', level: 'warning', dpi: 203, needed: 18.6 }]);
    expect(assessed({ dpi: 203, qr: { size: 9 } }).map(({ kind, level }) => [kind, level])).toEqual([
      ['module', 'error'],
      ['dots', 'error'],
    ]);
    expect(assessed({ dpi: 300, qr: { size: 12 } }).map(({ kind }) => kind)).toEqual(['module']);
  });

  it.each([
    [{ colour: '#FFFFFF', background: '#000000' }, 'contrast', 'error', 'inverted'],
    [{ colour: '#DDDDDD' }, 'contrast', 'error', 'pale'],
    [{ colour: '#767676' }, 'contrast', 'warning', 'pale'],
  ])('in the colours %j', (colours, kind, level, problem) => {
    expect(assessed({ qr: colours })).toMatchObject([{ kind, level, problem }]);
  });

  it('on a colour warns and suggests white', () => {
    expect(assessed({ qr: { background: '#FFF3C4' } })).toMatchObject([
      { kind: 'patch', level: 'warning', quickFix: { qr: { background: '#FFFFFF' } } },
    ]);
  });

  it('reports a quiet zone covered by the design image or another element', () => {
    expect(assessed({ qr: { withBackground: false } }, { hasImage: true })).toMatchObject([
      { kind: 'quiet-zone', element: 'qr', coveredBy: 'image', quickFix: { qr: { withBackground: true } } },
    ]);
    expect(assessed({ barcode: { ...wide, y: 30 } })).toMatchObject([
      { kind: 'quiet-zone', element: 'barcode', level: 'error', coveredBy: 'qr', quickFix: { barcode: { y: 43 } } },
    ]);
  });
});

describe('the edge', () => {
  it('is checked for labels too, and fixed by moving the code', () => {
    expect(assessed({ qr: { numberLabel: true, y: 74 } })).toMatchObject([
      { kind: 'edge', element: 'qr', level: 'warning' },
      { kind: 'edge', element: 'number', level: 'error', quickFix: { qr: { y: 68.3 } } },
    ]);
  });

  it('warns below 1 mm', () => {
    expect(assessed({ qr: { x: 1 } })).toMatchObject([{ kind: 'edge', level: 'warning', distance: 0.5 }]);
    expect(assessed({ qr: { x: 2 } })).toEqual([]);
  });
});

describe('the sheet', () => {
  it('suggests rotating the paper only if it then holds more', () => {
    const design = { width: 100, height: 62 };
    expect(assessed({ design })).toEqual([]);
    const [issue] = assessed({ design: { width: 95, height: 66 } });
    expect(issue).toMatchObject({
      kind: 'waste',
      perPage: 8,
      rotatedPerPage: 9,
      quickFix: { paper: { orientation: 'landscape' } },
    });
  });

  it('without space suggests rotating the paper if that helps', () => {
    const [issue] = assessed({ design: { width: 250, height: 60 } });
    expect(issue).toMatchObject({
      kind: 'no-room',
      reason: 'too-wide',
      quickFix: { paper: { orientation: 'landscape' } },
    });
    expect(assessed({ design: { width: 500, height: 60 } })[0]?.quickFix).toBeUndefined();
  });
});

describe('the codes', () => {
  it('are unique and not empty', () => {
    expect(assessed({}, { codes: ['A', 'B', 'A', ' ', 'A'] })).toMatchObject([
      { problem: 'empty', level: 'error', at: [3] },
      { problem: 'duplicate', level: 'error', at: [2, 4] },
    ]);
    expect(assessed({ barcode: wide }, { codes: ['Ä'] })).toMatchObject([{ problem: 'no-barcode', at: [0] }]);
    expect(assessed({}, { codes: ['Ä'] })).toEqual([]);
  });

  it('are required', () => {
    expect(assessed({}, { codes: [] })).toMatchObject([{ problem: 'no-codes', level: 'error', at: [] }]);
  });
});

it('reports labels that do not fit', () => {
  const settings = settingsOf({ qr: { numberLabel: true }, barcode: { ...wide, serial: true } });
  const labels = { number: '7'.repeat(40), serial: 'رقم' };
  const issues = assessSticker({ settings, modules, hasImage: false, labels });
  expect(issues).toMatchObject([
    { kind: 'text', element: 'number', reason: 'too-long' },
    { kind: 'text', element: 'serial', reason: 'foreign-letters' },
  ]);
});

describe('quick fixes', () => {
  const tenths = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10);
  const colour = fc.constantFrom('#000000', '#FFFFFF', '#767676', '#8B0000', '#FFF3C4', '#1D4ED8');
  const colours = { colour, background: colour, withBackground: fc.boolean() };
  const settings = fc.record({
    design: fc.record({ width: tenths(10, 90), height: tenths(10, 90) }),
    dpi: fc.constantFrom(203, 300, 600, 1200),
    qr: fc.record({ size: tenths(5, 60), x: tenths(0, 100), y: tenths(0, 100), numberLabel: fc.boolean(), ...colours }),
    barcode: fc.record({
      shown: fc.boolean(),
      width: tenths(5, 60),
      height: tenths(5, 30),
      x: tenths(0, 100),
      y: tenths(0, 100),
      serial: fc.boolean(),
      ...colours,
    }),
  });
  const severity = { ok: 0, warning: 1, error: 2 };
  const keyOf = (issue: Issue) =>
    [issue.kind, issue.element, issue.kind === 'quiet-zone' ? issue.coveredBy : ''].join(' ');
  const findSame = (issues: readonly Issue[], issue: Issue) => issues.find((other) => keyOf(other) === keyOf(issue));

  it('reduce their issue and are idempotent', () => {
    const barcodes = ['12', 'ABCDEF', 'A1F0E3B001'].map((text) => drawBarcode(text));
    fc.assert(
      fc.property(settings, fc.boolean(), fc.constantFrom(...barcodes), (changes, hasImage, code) => {
        const before = settingsOf(changes);
        const otherInputs = { modules: { qr: 29, barcode: code.ok ? code.modules : 0 }, hasImage };
        for (const issue of assessSticker({ settings: before, ...otherInputs })) {
          if (!issue.quickFix) continue;
          const after = applyQuickFix(before, issue.quickFix);
          const remaining = findSame(assessSticker({ settings: after, ...otherInputs }), issue);
          expect(severity[remaining?.level ?? 'ok']).toBeLessThan(severity[issue.level]);
          expect(applyQuickFix(after, issue.quickFix)).toEqual(after);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
