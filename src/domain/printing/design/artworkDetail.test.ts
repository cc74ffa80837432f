import { describe, expect, it } from 'vitest';

import { makePrintSettings } from '../checks/checks.sample';
import { createDetailMeter, findArtworkDetail } from './artworkDetail';

const makeGrey = (value: number) => [value, value, value, 255];
const [black, white, transparent] = [makeGrey(0), makeGrey(255), [0, 0, 0, 0]];

/** Returns the squares of `rows` from left to right. Each character is a square. */
const listSquares = (rows: readonly string[]) => rows.flatMap((row) => row.split(''));

describe('a square of the artwork', () => {
  it.each([
    ['a dot', ['...', '.#.', '...'], ['.#.', '##.', '...']],
    ['a vertical edge', ['##.', '##.'], ['.#.', '.#.']],
    ['a horizontal edge', ['##', '..'], ['##', '..']],
  ])('has detail if it differs from the square on the right or below: %s', (_, artwork, expectedDetail) => {
    const data = listSquares(artwork).flatMap((square) => (square === '#' ? black : white));
    const { hasDetail } = findArtworkDetail({ width: artwork[0]?.length ?? 0, height: artwork.length, data });
    expect(hasDetail).toEqual(listSquares(expectedDetail).map((square) => square === '#'));
  });

  it.each([
    ['black and dark grey', black, makeGrey(40), true],
    ['black and a darker grey', black, makeGrey(39), false],
    ['red and a grey of the same luma', [255, 0, 0, 255], makeGrey(76), false],
    ['green and a grey of the same luma', [0, 255, 0, 255], makeGrey(150), false],
    ['blue and a grey of the same luma', [0, 0, 255, 255], makeGrey(29), false],
    ['red and blue', [255, 0, 0, 255], [0, 0, 255, 255], true],
    ['black and a transparent square, which shows white paper', black, transparent, true],
    ['white and a transparent square', white, transparent, false],
    ['half-transparent black and medium grey', [0, 0, 0, 128], makeGrey(127), false],
  ])('has detail if the contrast is high enough: %s', (_, left, right, isDetail) => {
    const { hasDetail } = findArtworkDetail({ width: 2, height: 1, data: [...left, ...right] });
    expect(hasDetail).toEqual([isDetail, false]);
  });
});

describe('the detail that a box hides', () => {
  // On a sticker of 40 × 60 mm, a square is 10 mm wide.
  const rows = ['##..', '#...', '#..#', '#...', '#.##', '#..#'];
  const detail = { width: 4, height: 6, hasDetail: listSquares(rows).map((square) => square === '#') };

  it.each([
    ['the whole sticker', { x: 0, y: 0, width: 40, height: 60 }, 11 / 6],
    ['a straight line', { x: 0, y: 10, width: 20, height: 50 }, 1],
    ['squares at the bottom right corner', { x: 20, y: 40, width: 20, height: 20 }, 3 / 2],
    ['squares at the top', { x: 0, y: 0, width: 30, height: 10 }, 2 / 3],
    ['no detail', { x: 10, y: 10, width: 20, height: 30 }, 0],
    ['only parts of squares', { x: 1, y: 41, width: 18, height: 18 }, 0],
    ['a box beyond the edges', { x: 20, y: 40, width: 40, height: 40 }, 3 / 4],
  ])('is the number of squares with detail, per square along its longer side: %s', (_, box, expectedDetail) => {
    const measureDetail = createDetailMeter(makePrintSettings({ design: { width: 40, height: 60 } }), detail);
    expect(measureDetail(box)).toBeCloseTo(expectedDetail, 9);
  });

  it('is measured where the artwork is printed, in the middle of the sticker', () => {
    const box = { width: 10, height: 10 };
    const measureOnTallSticker = createDetailMeter(makePrintSettings({ design: { width: 40, height: 100 } }), detail);
    expect(measureOnTallSticker({ ...box, x: 10, y: 20 })).toBe(1);
    expect(measureOnTallSticker({ ...box, x: 0, y: 10 })).toBe(0);
    const measureOnWideSticker = createDetailMeter(makePrintSettings({ design: { width: 80, height: 60 } }), detail);
    expect(measureOnWideSticker({ ...box, x: 50, y: 20 })).toBe(1);
    expect(measureOnWideSticker({ ...box, x: 10, y: 0 })).toBe(0);
  });
});
