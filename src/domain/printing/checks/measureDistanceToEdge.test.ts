import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { defaultPrintSettings } from '../settings/printSettings';
import type { StickerShape } from '../settings/stickerShape';
import { checkEdges } from './edgeIssues';
import { applyQuickFix } from './issues';
import type { CodeChanges } from './issues';
import { measureDistanceToEdge } from './measureDistanceToEdge';

const circle: StickerShape = { kind: 'round', radius: 0 };
const modules = { qr: 29, barcode: 90 };

/** Returns the issues of codes at the edge of a sticker of 60 × 60 mm. */
const findEdgeIssues = (changes: CodeChanges, shape = circle) =>
  checkEdges(applyQuickFix({ ...defaultPrintSettings, design: { width: 60, height: 60 }, shape }, changes), modules);

it.each([
  ['a small QR code in the centre', { size: 30, x: 25, y: 25 }, undefined, 0],
  ['a large QR code in the centre', { size: 40, x: 100 / 6, y: 100 / 6 }, undefined, 0],
  ['a QR code near the edge', { size: 42, x: 15, y: 15 }, 'warning', 0.3],
  ['a QR code whose corners are cut off', { size: 43, x: 100 / 7, y: 100 / 7 }, 'error', -0.4],
  ['a QR code at the top left', { size: 15, x: 2, y: 2 }, 'error', -10.7],
  ['a QR code at the bottom right', { size: 15, x: 73, y: 73 }, 'error', -10.7],
])('measures the distance to the edge of a circle: %s', (_, qr, level, distance) => {
  const [issue] = findEdgeIssues({ qr });
  expect(issue?.level).toBe(level);
  if (issue?.kind === 'edge') expect(issue.distance).toBeCloseTo(distance, 0);
});

it('keeps a code off the corners of a sticker only if they are rounded', () => {
  const codeAtCorner = { size: 15, x: 2, y: 2 };
  expect(findEdgeIssues({ qr: codeAtCorner }, { kind: 'rectangle', radius: 0 })).toEqual([]);
  expect(findEdgeIssues({ qr: codeAtCorner }, { kind: 'rectangle', radius: 1 })).toEqual([]);
  expect(findEdgeIssues({ qr: codeAtCorner }, { kind: 'rectangle', radius: 12 })).toMatchObject([{ level: 'error' }]);
  expect(findEdgeIssues({ qr: { ...codeAtCorner, y: 30 } }, { kind: 'rectangle', radius: 12 })).toEqual([]);
});

describe('the quick fix on a circle', () => {
  const anyCode = fc.record({
    size: fc.integer({ min: 15, max: 60 }),
    x: fc.integer({ min: 0, max: 100 }),
    y: fc.integer({ min: 0, max: 100 }),
    numberLabel: fc.boolean(),
  });

  it('moves a code inside, and makes it smaller if necessary', () => {
    fc.assert(
      fc.property(anyCode, (qr) => {
        for (const { quickFix } of findEdgeIssues({ qr })) {
          expect(quickFix?.qr?.size).toBeGreaterThanOrEqual(15);
          expect(findEdgeIssues({ qr: { ...qr, ...quickFix?.qr } })).toEqual([]);
        }
      }),
    );
  });

  it('keeps the size of a code that fits, and moves it to a near position', () => {
    expect(findEdgeIssues({ qr: { size: 20, x: 100 / 3, y: 2 } })[0]?.quickFix?.qr).toMatchObject({
      size: 20,
      x: 33.3,
      y: expect.closeTo(4.75, 0) as number,
    });
  });

  it('moves a code only to the side if it is far enough from the rounded corners', () => {
    const [issue] = findEdgeIssues({ qr: { size: 20, x: 0, y: 100 / 3 } }, { kind: 'rectangle', radius: 12 });
    expect(issue?.quickFix?.qr).toEqual({ size: 20, x: 1.7, y: 100 / 3 });
  });

  it('makes the sticker larger if the code would otherwise be too small to scan', () => {
    const issue = findEdgeIssues({ barcode: { shown: true, width: 60, height: 58, x: 0, y: 0 } }).at(-1);
    // The barcode needs 20.9 × 58 mm, and its corners have to be 1 mm from the edge of the circle.
    expect(issue?.neededStickerSize).toEqual({ width: 64, height: 64 });
    expect(issue?.quickFix?.design).toEqual(issue?.neededStickerSize);
  });
});

it('measures the distance to the edge of an oval on a line through its centre', () => {
  const centredBox = { x: 29, y: 19, width: 2, height: 2 };
  expect(measureDistanceToEdge(centredBox, { width: 60, height: 40 }, circle)).toBeCloseTo(22.1, 1);
  const point = { x: 30, y: 20, width: 0, height: 0 };
  expect(measureDistanceToEdge(point, { width: 60, height: 40 }, circle)).toBe(20);
});

it.each([
  [20, 60],
  [60, 20],
])('limits the radius of the corners to half of the shorter side: %d × %d mm', (width, height) => {
  const point = { x: 10, y: 10, width: 0, height: 0 };
  expect(measureDistanceToEdge(point, { width, height }, { kind: 'rectangle', radius: 50 })).toBe(10);
});
