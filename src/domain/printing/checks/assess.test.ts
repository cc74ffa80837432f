import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { drawBarcode } from '../../codes/code128';
import { assess, assessSticker } from './assess';
import { applyQuickFix } from './issues';
import type { CodeChanges, Issue } from './issues';
import { defaultPrintSettings } from '../settings/printSettings';
import type { PrintSettings } from '../settings/printSettings';

type Changes = Partial<Omit<PrintSettings, 'qr' | 'barcode'>> & CodeChanges;

const settingsOf = ({ qr = {}, barcode = {}, ...changes }: Changes): PrintSettings =>
  applyQuickFix({ ...defaultPrintSettings, ...changes }, { qr, barcode });

/** Sizes in modules: a QR code with a tag URL of 30 characters, and a barcode with a hexacode of ten characters. */
const modules = { qr: 29, barcode: 145 };
const codes = ['A1F0E3B001', 'A1F0E3B002'];

function issuesWith(changes: Changes, more: { hasImage?: boolean; codes?: readonly string[]; qr?: number } = {}) {
  const widest = { ...modules, qr: more.qr ?? 29 };
  return assess({ settings: settingsOf(changes), modules: widest, hasImage: false, codes, ...more });
}

const shownBarcode = { shown: true };
const wideBarcode = { ...shownBarcode, width: 41.3, x: 8 };

it('finds no issue with the defaults or a wide barcode', () => {
  expect(issuesWith({})).toEqual([]);
  expect(issuesWith({ barcode: wideBarcode })).toEqual([]);
});

describe('a barcode', () => {
  it('with ten characters in 10 mm is an error, fixed by 31.4 mm and good at 41.3 mm', () => {
    const [issue] = issuesWith({ barcode: shownBarcode });
    expect(issue).toMatchObject({
      kind: 'module',
      element: 'barcode',
      level: 'error',
      needed: 31.4,
      quickFix: { barcode: { width: 31.4, height: 10, x: 18, y: 60 } },
    });
    expect(issuesWith({ barcode: { ...shownBarcode, width: 31.4 } })[0]).toMatchObject({
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
    const findModuleIssue = (size: number) => {
      const settings = settingsOf({ dpi: 1200, barcode: { ...shownBarcode, width: size } });
      const issues = assessSticker({ settings, modules: { qr: 29, barcode: width }, hasImage: false });
      return issues.find(({ kind }) => kind === 'module');
    };
    expect(findModuleIssue(10)).toMatchObject({ level: 'error', needed: min });
    expect(findModuleIssue(min)).toMatchObject({ level: 'warning', needed: good });
    expect(findModuleIssue(good)).toBeUndefined();
  });

  it.each([
    [4.9, 'error', 6.2],
    [5.5, 'warning', 6.2],
  ])('of %d mm height: %s', (height, level, needed) => {
    expect(issuesWith({ barcode: { ...wideBarcode, height } })).toMatchObject([
      { kind: 'height', element: 'barcode', level, height, needed, quickFix: { barcode: { height: needed } } },
    ]);
  });

  it.each(['#B00020', '#C2410C', '#A16207'])('in %s has low contrast under red light', (colour) => {
    expect(issuesWith({ barcode: { ...wideBarcode, colour } })[0]).toMatchObject({
      kind: 'contrast',
      element: 'barcode',
    });
  });

  it('reports red only if the luminance contrast is good', () => {
    expect(issuesWith({ barcode: { ...wideBarcode, colour: '#8B0000' } })).toMatchObject([
      { problem: 'red', level: 'warning' },
    ]);
    expect(issuesWith({ qr: { colour: '#8B0000' } })).toEqual([]);
  });
});

describe('a QR code', () => {
  it('of 15 mm warns about a URL of 60 characters', () => {
    expect(issuesWith({}, { qr: 33 })).toMatchObject([{ kind: 'module', level: 'warning', needed: 16.3 }]);
  });

  it.each([
    [14.7, 60, true],
    [14.6, 60, false],
    [60, 14.7, true],
    [60, 14.6, false],
  ])('of 9 mm needs 14.7 mm, on a design of %d × %d mm', (width, height, fits) => {
    const settings = settingsOf({ design: { width, height }, qr: { size: 9, x: 0, y: 85 } });
    const [issue] = assessSticker({ settings, modules, hasImage: false });
    expect(issue).toMatchObject({ kind: 'module', element: 'qr', level: 'error', needed: 14.7 });
    const y = height === 60 ? 73.8 : 0;
    expect(issue?.quickFix).toEqual(fits ? { qr: { size: 14.7, x: width === 60 ? 1.7 : 0, y } } : undefined);
  });

  it('is checked for printer dots, unless the fix of its size is enough', () => {
    expect(issuesWith({ dpi: 203 })).toMatchObject([{ kind: 'dots', level: 'warning', dpi: 203, needed: 18.6 }]);
    expect(issuesWith({ dpi: 203, qr: { size: 9 } }).map(({ kind, level }) => [kind, level])).toEqual([
      ['module', 'error'],
      ['dots', 'error'],
    ]);
    expect(issuesWith({ dpi: 300, qr: { size: 12 } }).map(({ kind }) => kind)).toEqual(['module']);
  });

  it.each([
    [{ colour: '#FFFFFF', background: '#000000' }, 'contrast', 'error', 'inverted'],
    [{ colour: '#DDDDDD' }, 'contrast', 'error', 'pale'],
    [{ colour: '#767676' }, 'contrast', 'warning', 'pale'],
  ])('in the colours %j', (colours, kind, level, problem) => {
    expect(issuesWith({ qr: colours })).toMatchObject([{ kind, level, problem }]);
  });

  it('on a colour warns and suggests white', () => {
    expect(issuesWith({ qr: { background: '#FFF3C4' } })).toMatchObject([
      { kind: 'patch', level: 'warning', quickFix: { qr: { background: '#FFFFFF' } } },
    ]);
  });

  it('reports a quiet zone covered by the design image or another element', () => {
    expect(issuesWith({ qr: { withBackground: false } }, { hasImage: true })).toMatchObject([
      { kind: 'quiet-zone', element: 'qr', coveredBy: 'image', quickFix: { qr: { withBackground: true } } },
    ]);
    expect(issuesWith({ barcode: { ...wideBarcode, y: 30 } })).toMatchObject([
      { kind: 'quiet-zone', element: 'barcode', level: 'error', coveredBy: 'qr', quickFix: { barcode: { y: 43 } } },
    ]);
  });
});

describe('the edge', () => {
  it('is checked for labels too, and fixed by moving the code', () => {
    expect(issuesWith({ qr: { numberLabel: true, y: 74 } })).toMatchObject([
      { kind: 'edge', element: 'qr', level: 'warning' },
      { kind: 'edge', element: 'number', level: 'error', quickFix: { qr: { y: 68.3 } } },
    ]);
  });
});

describe('the sheet', () => {
  it('suggests rotating the paper only if it then holds more', () => {
    expect(issuesWith({ design: { width: 100, height: 62 } })).toEqual([]);
    expect(issuesWith({ design: { width: 60, height: 60 } })).toEqual([]);
    const [issue] = issuesWith({ design: { width: 95, height: 66 } });
    expect(issue).toMatchObject({
      kind: 'waste',
      element: 'sheet',
      level: 'warning',
      unused: expect.closeTo(0.19577, 5) as number,
      perPage: 8,
      rotatedPerPage: 9,
      quickFix: { paper: { orientation: 'landscape' } },
    });
  });

  it('with little unused paper is left as it is, even if rotated paper holds more', () => {
    // 45 stickers cover 86.6 % of the paper; 49 would fit on rotated paper.
    expect(issuesWith({ design: { width: 40, height: 30 }, gap: { x: 0, y: 0 } })).toEqual([]);
  });

  it('without space suggests rotating the paper if that helps', () => {
    const [issue] = issuesWith({ design: { width: 250, height: 60 } });
    expect(issue).toMatchObject({
      kind: 'no-room',
      element: 'sheet',
      level: 'error',
      reason: 'too-wide',
      quickFix: { paper: { orientation: 'landscape' } },
    });
    expect(issuesWith({ design: { width: 500, height: 60 } })[0]?.quickFix).toBeUndefined();
  });
});

describe('the codes', () => {
  it('are unique and not empty', () => {
    expect(issuesWith({}, { codes: ['A', 'B', 'A', ' ', 'A'] })).toEqual([
      { kind: 'codes', element: 'codes', problem: 'empty', level: 'error', at: [3] },
      { kind: 'codes', element: 'codes', problem: 'duplicate', level: 'error', at: [2, 4] },
    ]);
    expect(issuesWith({ barcode: wideBarcode }, { codes: ['Ä'] })).toMatchObject([{ problem: 'no-barcode', at: [0] }]);
    expect(issuesWith({}, { codes: ['Ä'] })).toEqual([]);
  });

  it('are required', () => {
    expect(issuesWith({}, { codes: [] })).toEqual([
      { kind: 'codes', element: 'codes', problem: 'no-codes', level: 'error', at: [] },
    ]);
  });
});

it('reports labels that do not fit', () => {
  const settings = settingsOf({ qr: { numberLabel: true }, barcode: { ...wideBarcode, serial: true } });
  const issuesOf = (number: string, serial: string) =>
    assessSticker({ settings, modules, hasImage: false, labels: { number, serial } });
  expect(issuesOf('7', 'A1F0E3B001')).toEqual([]);
  expect(issuesOf('7'.repeat(40), 'رقم')).toEqual([
    { kind: 'text', element: 'number', level: 'warning', reason: 'too-long' },
    { kind: 'text', element: 'serial', level: 'warning', reason: 'foreign-letters' },
  ]);
});

describe('quick fixes', () => {
  const tenthsBetween = (min: number, max: number) =>
    fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10);
  const colour = fc.constantFrom('#000000', '#FFFFFF', '#767676', '#8B0000', '#FFF3C4', '#1D4ED8');
  const colours = { colour, background: colour, withBackground: fc.boolean() };
  const anySettings = fc.record({
    design: fc.record({ width: tenthsBetween(10, 90), height: tenthsBetween(10, 90) }),
    dpi: fc.constantFrom(203, 300, 600, 1200),
    qr: fc.record({
      size: tenthsBetween(5, 60),
      x: tenthsBetween(0, 100),
      y: tenthsBetween(0, 100),
      numberLabel: fc.boolean(),
      ...colours,
    }),
    barcode: fc.record({
      shown: fc.boolean(),
      width: tenthsBetween(5, 60),
      height: tenthsBetween(5, 30),
      x: tenthsBetween(0, 100),
      y: tenthsBetween(0, 100),
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
      fc.property(anySettings, fc.boolean(), fc.constantFrom(...barcodes), (changes, hasImage, code) => {
        const before = settingsOf(changes);
        const otherInputs = { modules: { qr: 29, barcode: code.ok ? code.modules : 0 }, hasImage };
        for (const issue of assessSticker({ settings: before, ...otherInputs })) {
          if (!issue.quickFix) continue;
          const after = applyQuickFix(before, issue.quickFix);
          const remainingIssue = findSame(assessSticker({ settings: after, ...otherInputs }), issue);
          expect(severity[remainingIssue?.level ?? 'ok']).toBeLessThan(severity[issue.level]);
          expect(applyQuickFix(after, issue.quickFix)).toEqual(after);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
