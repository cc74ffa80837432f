import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { drawBarcode } from '../../codes/code128';
import { assess, assessSticker } from './assess';
import { applyMend } from './issues';
import type { Issue } from './issues';
import { wordsOf } from './issueWords';
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

/** A tag address of 30 characters, and a hexacode of ten. */
const modules = { qr: 29, barcode: 145 };
const codes = ['A1F0E3B001', 'A1F0E3B002'];

function assessed(changes: Changes, more: { hasPicture?: boolean; codes?: readonly string[]; qr?: number } = {}) {
  const { hasPicture = false, qr: qrModules = 29 } = more;
  const settings = settingsOf(changes);
  const widest = { ...modules, qr: qrModules };
  return assess({ settings, modules: widest, hasPicture, codes: more.codes ?? codes });
}

const shown = { shown: true };
const wide = { ...shown, width: 41.3, x: 8 };

it('finds nothing wrong with the defaults, nor with a barcode that has its width', () => {
  expect(assessed({})).toEqual([]);
  expect(assessed({ barcode: wide })).toEqual([]);
});

describe('a barcode', () => {
  it('of 10 mm with ten characters is an error, mended by 31.4 mm and better by 41.3 mm', () => {
    const [issue] = assessed({ barcode: shown });
    expect(issue).toMatchObject({
      kind: 'module',
      element: 'barcode',
      level: 'error',
      needed: 31.4,
      mend: { barcode: { width: 31.4, height: 10, x: 18, y: 60 } },
    });
    expect(assessed({ barcode: { ...shown, width: 31.4 } })[0]).toMatchObject({
      level: 'warning',
      needed: 41.3,
      mend: { barcode: { width: 41.3, x: 15.4 } },
    });
  });

  it.each([
    [46, 12.6, 16.5],
    [57, 14.7, 19.3],
    [68, 16.8, 22],
    [90, 20.9, 27.5],
    [101, 23, 30.3],
    [145, 31.4, 41.3],
  ])('of %d modules needs %d mm, and %d mm for any scanner', (width, least, good) => {
    const needed = (size: number) => {
      const settings = settingsOf({ barcode: { ...shown, width: size } });
      const issues = assessSticker(settings, { modules: { qr: 29, barcode: width }, dpi: 1200, hasPicture: false });
      return issues.find(({ kind }) => kind === 'module');
    };
    expect(needed(10)).toMatchObject({ level: 'error', needed: least });
    expect(needed(least)).toMatchObject({ level: 'warning', needed: good });
    expect(needed(good)).toBeUndefined();
  });

  it.each([
    [4.9, 'error', 6.2],
    [5.5, 'warning', 6.2],
  ])('that is %d mm high: %s', (height, level, needed) => {
    expect(assessed({ barcode: { ...wide, height } })).toMatchObject([
      { kind: 'height', level, height, needed, mend: { barcode: { height: needed } } },
    ]);
  });

  it.each(['#B00020', '#C2410C', '#A16207'])('in %s is hardly seen by red light', (colour) => {
    expect(assessed({ barcode: { ...wide, colour } })[0]).toMatchObject({ kind: 'contrast', element: 'barcode' });
  });

  it('says that red is the fault only where the eye sees enough', () => {
    expect(assessed({ barcode: { ...wide, colour: '#8B0000' } })).toMatchObject([{ fault: 'red', level: 'warning' }]);
    expect(assessed({ qr: { colour: '#8B0000' } })).toEqual([]);
  });
});

describe('a QR code', () => {
  it('of 15 mm warns of an address of 60 characters', () => {
    expect(assessed({}, { qr: 33 })).toMatchObject([{ kind: 'module', level: 'warning', needed: 16.3 }]);
  });

  it('is measured in dots of the printer, unless its size is a fault anyway', () => {
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
  ])('in the colours %j', (colours, kind, level, fault) => {
    expect(assessed({ qr: colours })).toMatchObject([{ kind, level, fault }]);
  });

  it('on a colour is better on white', () => {
    expect(assessed({ qr: { background: '#FFF3C4' } })).toMatchObject([
      { kind: 'patch', level: 'warning', mend: { qr: { background: '#FFFFFF' } } },
    ]);
  });

  it('loses its light edge to a picture, and to what stands over it', () => {
    expect(assessed({ qr: { withBackground: false } }, { hasPicture: true })).toMatchObject([
      { kind: 'quiet-zone', element: 'qr', covered: 'picture', mend: { qr: { withBackground: true } } },
    ]);
    expect(assessed({ barcode: { ...wide, y: 30 } })).toMatchObject([
      { kind: 'quiet-zone', element: 'barcode', level: 'error', covered: 'qr', mend: { barcode: { y: 43 } } },
    ]);
  });
});

describe('the edge', () => {
  it('is said of each line too, and mended by moving its code', () => {
    expect(assessed({ qr: { numberLabel: true, y: 74 } })).toMatchObject([
      { kind: 'edge', element: 'qr', level: 'warning' },
      { kind: 'edge', element: 'number', level: 'error', mend: { qr: { y: 68.3 } } },
    ]);
  });

  it('is warned of within a millimetre', () => {
    expect(assessed({ qr: { x: 1 } })).toMatchObject([{ kind: 'edge', level: 'warning', distance: 0.5 }]);
    expect(assessed({ qr: { x: 2 } })).toEqual([]);
  });
});

describe('the sheet', () => {
  it('speaks of free paper only where turning it takes more', () => {
    const design = { width: 100, height: 62 };
    expect(assessed({ design })).toEqual([]);
    const [issue] = assessed({ design: { width: 95, height: 66 } });
    expect(issue).toMatchObject({
      kind: 'waste',
      perPage: 8,
      turned: 9,
      mend: { paper: { orientation: 'landscape' } },
    });
  });

  it('without room can not be printed, and is turned where that helps', () => {
    const [issue] = assessed({ design: { width: 250, height: 60 } });
    expect(issue).toMatchObject({ kind: 'no-room', reason: 'too-wide', mend: { paper: { orientation: 'landscape' } } });
    expect(assessed({ design: { width: 500, height: 60 } })[0]).not.toHaveProperty('mend');
  });
});

describe('the codes', () => {
  it('are there once each, and carry something', () => {
    expect(assessed({}, { codes: ['A', 'B', 'A', ' ', 'A'] })).toMatchObject([
      { fault: 'empty', level: 'error', at: [3] },
      { fault: 'duplicate', level: 'error', at: [2, 4] },
    ]);
    expect(assessed({ barcode: wide }, { codes: ['Ä'] })).toMatchObject([{ fault: 'no-barcode', at: [0] }]);
    expect(assessed({}, { codes: ['Ä'] })).toEqual([]);
  });

  it('that are missing leave nothing to print', () => {
    expect(assessed({}, { codes: [] })).toMatchObject([{ fault: 'no-codes', level: 'error', at: [] }]);
  });
});

it('says that a line has no room', () => {
  const settings = settingsOf({ qr: { numberLabel: true }, barcode: { ...wide, serial: true } });
  const lines = { number: '7'.repeat(40), serial: 'رقم' };
  const issues = assessSticker(settings, { modules, dpi: 600, hasPicture: false, lines });
  expect(issues).toMatchObject([
    { kind: 'text', element: 'number', reason: 'too-long' },
    { kind: 'text', element: 'serial', reason: 'foreign-letters' },
  ]);
});

describe('mends', () => {
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
  const worse = { ok: 0, warning: 1, error: 2 };
  const faultOf = (issue: Issue) =>
    [issue.kind, issue.element, issue.kind === 'quiet-zone' ? issue.covered : ''].join(' ');
  const sameOf = (issues: readonly Issue[], issue: Issue) => issues.find((other) => faultOf(other) === faultOf(issue));

  it('lessen or remove what they are offered for, change nothing when applied again, and have words', () => {
    const widths = ['12', 'ABCDEF', 'A1F0E3B001'].map((text) => drawBarcode(text));
    fc.assert(
      fc.property(settings, fc.boolean(), fc.constantFrom(...widths), (changes, hasPicture, code) => {
        const before = settingsOf(changes);
        const facts = { modules: { qr: 29, barcode: code.ok ? code.modules : 0 }, dpi: before.dpi, hasPicture };
        for (const issue of assessSticker(before, facts)) {
          const said = wordsOf(issue, before);
          expect(said.mend !== undefined).toBe(issue.mend !== undefined);
          if (!issue.mend) continue;
          const after = applyMend(before, issue.mend);
          expect(worse[sameOf(assessSticker(after, facts), issue)?.level ?? 'ok']).toBeLessThan(worse[issue.level]);
          expect(applyMend(after, issue.mend)).toEqual(after);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

it('is said in words with the value that mends', () => {
  const settings = settingsOf({ barcode: shown });
  const [issue] = assessSticker(settings, { modules, dpi: 600, hasPicture: false });
  expect(issue && wordsOf(issue, settings)).toEqual({
    text: 'Barcode 10 mm wide is too narrow for what it carries: needs at least 31.4 mm',
    detail: 'Its narrowest bars are 0.06 mm wide, and hand-held scanners need 0.25 mm.',
    mend: 'Apply 31.4 mm',
  });
});
