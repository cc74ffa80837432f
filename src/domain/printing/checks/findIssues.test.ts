import { describe, expect, it } from 'vitest';

import { findStickerIssues } from './findIssues';
import { findIssuesWith, sampleCodeModules, makePrintSettings, wideBarcode } from './checks.sample';

it('finds no issue with the defaults, a wide barcode, or a low barcode that is not shown', () => {
  expect(findIssuesWith({})).toEqual([]);
  expect(findIssuesWith({ barcode: wideBarcode })).toEqual([]);
  expect(findIssuesWith({ barcode: { ...wideBarcode, shown: false, height: 4.9 } })).toEqual([]);
});

describe('the edge', () => {
  it('is checked for labels too, and fixed by moving the code', () => {
    expect(findIssuesWith({ qr: { numberLabel: true, y: 74 } })).toMatchObject([
      { kind: 'edge', element: 'qr', level: 'warning' },
      { kind: 'edge', element: 'number', level: 'error', quickFix: { qr: { y: 68.3 } } },
    ]);
  });
});

describe('the sheet', () => {
  it('suggests rotating the paper only if this saves pages', () => {
    const design = { width: 95, height: 66 };
    expect(findIssuesWith({ design: { width: 100, height: 62 }, quantity: 100 })).toEqual([]);
    expect(findIssuesWith({ design: { width: 60, height: 60 }, quantity: 100 })).toEqual([]);
    expect(findIssuesWith({ design, quantity: 8 })).toEqual([]);
    const [issue] = findIssuesWith({ design, quantity: 9 });
    expect(issue).toMatchObject({
      kind: 'waste',
      element: 'sheet',
      level: 'warning',
      unusedShare: expect.closeTo(0.19577, 5) as number,
      perPage: 8,
      rotatedPerPage: 9,
      quickFix: { paper: { orientation: 'landscape' } },
    });
  });

  it('is not rotated if it is a label sheet', () => {
    expect(
      findIssuesWith({
        design: { width: 95, height: 66 },
        quantity: 9,
        preset: { kind: 'sheet', name: 'Avery L7165' },
      }),
    ).toEqual([]);
  });

  it('with little unused paper is left as it is, even if rotated paper holds more', () => {
    // 45 stickers leave 13.4 % of the paper unused, which is below the limit of 15 %. 49 would fit on rotated paper.
    expect(findIssuesWith({ design: { width: 40, height: 30 }, gap: { x: 0, y: 0 }, quantity: 49 })).toEqual([]);
  });

  it('without space suggests rotating the paper if that helps', () => {
    const [issue] = findIssuesWith({ design: { width: 250, height: 60 } });
    expect(issue).toMatchObject({
      kind: 'no-room',
      element: 'sheet',
      level: 'error',
      reason: 'too-wide',
      quickFix: { paper: { orientation: 'landscape' } },
    });
    expect(findIssuesWith({ design: { width: 500, height: 60 } })[0]?.quickFix).toBeUndefined();
  });
});

describe('the codes', () => {
  it('must be unique and not empty, and possible as a barcode if one is shown', () => {
    expect(findIssuesWith({}, { codes: ['A', 'B', 'A', ' ', 'A'] })).toEqual([
      { kind: 'codes', element: 'codes', problem: 'empty', level: 'error', indices: [3] },
      { kind: 'codes', element: 'codes', problem: 'duplicate', level: 'error', indices: [2, 4] },
    ]);
    expect(findIssuesWith({ barcode: wideBarcode }, { codes: ['Ä'] })).toMatchObject([
      { problem: 'no-barcode', indices: [0] },
    ]);
    expect(findIssuesWith({}, { codes: ['Ä'] })).toEqual([]);
  });

  it('are required', () => {
    expect(findIssuesWith({}, { codes: [] })).toEqual([
      { kind: 'codes', element: 'codes', problem: 'no-codes', level: 'error', indices: [] },
    ]);
  });
});

it('reports labels that do not fit', () => {
  const settings = makePrintSettings({ qr: { numberLabel: true }, barcode: { ...wideBarcode, serial: true } });
  const findLabelIssues = (number: string, serial: string) =>
    findStickerIssues({ settings, modules: sampleCodeModules, hasImage: false, labels: { number, serial } });
  expect(findLabelIssues('7', 'A1F0E3B001')).toEqual([]);
  expect(findLabelIssues('7'.repeat(40), 'رقم')).toEqual([
    { kind: 'text', element: 'number', level: 'warning', reason: 'too-long' },
    { kind: 'text', element: 'serial', level: 'warning', reason: 'foreign-letters' },
  ]);
});
