import { expect, it } from 'vitest';

import { checkEdges } from './edgeIssues';
import { applyQuickFix } from './issues';
import type { CodeChanges } from './issues';
import { defaultPrintSettings } from '../settings/printSettings';

/** Sizes in modules of a QR code that needs 14.7 mm to scan, and of a barcode that needs 20.9 mm. */
const modules = { qr: 29, barcode: 90 };

const findEdgeIssues = (changes: CodeChanges, [width = 0, height = 0]: readonly number[] = [50, 60]) =>
  checkEdges(applyQuickFix({ ...defaultPrintSettings, design: { width, height } }, changes), modules);

it.each([
  [{ x: 1 }, 'warning', 0.5],
  [{ y: 1 }, 'warning', 0.6],
  [{ x: 69 }, 'warning', 0.5],
  [{ y: 74.5 }, 'warning', 0.3],
  [{ x: 0 }, 'warning', 0],
  [{ x: 70 }, 'warning', 0],
  [{ x: 70.2 }, 'error', -0.1],
  [{ y: 75.5 }, 'error', -0.3],
])('a QR code at %j gets an issue of the level %s', (qr, level, distance) => {
  expect(findEdgeIssues({ qr })).toMatchObject([
    { kind: 'edge', element: 'qr', level, distance: expect.closeTo(distance) as number },
  ]);
});

it.each([{ x: 2 }, { x: 68 }, { y: 1.7 }, { y: 73.3 }])('a QR code at %j is 1 mm or more from the edge', (qr) => {
  expect(findEdgeIssues({ qr })).toEqual([]);
});

const shownNumberLabel = { numberLabel: true };
it.each([
  ['moves inside', [50, 60], { size: 20, x: 80 }, { size: 20, x: 58, y: 18 }],
  [
    'keeps a size with three decimals',
    [17.875, 60],
    { size: 15.875, x: 0 },
    { size: 15.875, x: expect.closeTo(5.594, 3) as number, y: 18 },
  ],
  ['shrinks to the width', [20, 60], { size: 19, x: 0 }, { size: 18, x: 5, y: 18 }],
  ['shrinks to the height', [60, 20], { size: 19, y: 0 }, { size: 18, x: 18, y: 5 }],
  ['leaves space for its label', [60, 20], { size: 19, y: 0, ...shownNumberLabel }, { size: 15, x: 18, y: 5 }],
  [
    'shrinks to the smallest size that scans',
    [16.7, 60],
    { x: 0 },
    { size: 14.7, x: expect.closeTo(5.988, 3) as number, y: 18 },
  ],
  ['moves to less than 1 mm from the edge if it was cut off', [16, 60], { x: 50 }, { size: 15, x: 3.125, y: 18 }],
  ['shrinks to the width of the sticker if it was cut off', [16, 60], { size: 20, x: 0 }, { size: 16, x: 0, y: 18 }],
])('a QR code %s', (_does, design, qr, fixedCode) => {
  const [issue] = findEdgeIssues({ qr }, design);
  expect(issue?.element).toBe('qr');
  expect(issue?.quickFix).toEqual({ qr: fixedCode });
});

const makeSize = (width: number, height: number) => ({ width, height });
it.each([
  ['moves inside', [50, 60], { ...makeSize(30, 10), x: 60 }, { ...makeSize(30, 10), x: 38, y: 60 }],
  ['shrinks to the width', [25, 60], { ...makeSize(30, 10), x: 0 }, { ...makeSize(23, 10), x: 4, y: 60 }],
  ['shrinks to the height', [60, 20], { ...makeSize(30, 19), y: 0 }, { ...makeSize(30, 18), x: 18, y: 5 }],
  [
    'leaves space for its label',
    [60, 20],
    { ...makeSize(30, 19), y: 0, serial: true },
    { ...makeSize(30, 15), x: 18, y: 5 },
  ],
  [
    'shrinks to the smallest size that scans',
    [22.9, 60],
    { ...makeSize(22.9, 10), x: 0 },
    { ...makeSize(20.9, 10), x: 4.3668, y: 60 },
  ],
])('a barcode %s', (_does, design, barcode, fixedCode) => {
  const issue = findEdgeIssues({ barcode: { ...barcode, shown: true } }, design).find(
    ({ element }) => element === 'barcode',
  );
  expect(issue?.element).toBe('barcode');
  expect(issue?.quickFix).toEqual({ barcode: { ...fixedCode, x: expect.closeTo(fixedCode.x, 3) as number } });
});

it.each([
  ['QR code', [16.6, 60], { qr: { x: 0 } }, { width: 17, height: 60 }],
  ['QR code that is cut off', [14, 60], { qr: { x: 0 } }, { width: 17, height: 60 }],
  [
    'barcode',
    [22.8, 60],
    { qr: { x: 20 }, barcode: { shown: true, ...makeSize(22.8, 10), x: 0 } },
    { width: 23, height: 60 },
  ],
])('a %s that would be too small to scan makes the sticker larger', (_name, design, changes, neededSize) => {
  expect(findEdgeIssues(changes, design)).toMatchObject([
    { neededStickerSize: neededSize, quickFix: { design: neededSize } },
  ]);
});
