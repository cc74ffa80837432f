import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Shape } from '../sticker/scene';
import { canPrintText, drawTestPage, layOutTestPage } from './testPage';

const sampleParagraphs = ['Office laser', 'A4 portrait, 210 x 297 mm', 'Print at 100 % / actual size, margins none.'];

function drawTestPageOn(width: number, height: number, paragraphs: readonly string[] = sampleParagraphs) {
  const testPage = layOutTestPage({ width, height });
  if (!testPage.fits) throw new Error('The test page does not fit.');
  const page = drawTestPage(testPage, paragraphs);
  return { testPage, page, shapes: page.stickers.flatMap(({ sticker }) => [...sticker.shapes]) };
}

const getTexts = (shapes: readonly Shape[]) => shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
/** Returns the edges of a shape of a test page in mm. */
function getEdges(shape: Shape) {
  if (shape.kind === 'text')
    return {
      left: shape.x - shape.width / 2,
      right: shape.x + shape.width / 2,
      top: shape.y - shape.size,
      bottom: shape.y,
    };
  if (shape.kind !== 'patch') throw new Error(`There is no ${shape.kind} on a test page.`);
  return { left: shape.x, right: shape.x + shape.width, top: shape.y, bottom: shape.y + shape.height };
}

describe('layOutTestPage', () => {
  it.each([
    [210, 297, { crossDistance: 20, acrossLength: 180, downLength: 200 }],
    [297, 210, { crossDistance: 20, acrossLength: 200, downLength: 180 }],
    [420, 297, { crossDistance: 20, acrossLength: 200, downLength: 200 }],
    [100, 150, { crossDistance: 20, acrossLength: 70, downLength: 120 }],
    [62, 129, { crossDistance: 10, acrossLength: 40, downLength: 100 }],
    [60, 60, { crossDistance: 10, acrossLength: 40, downLength: 40 }],
  ])('has rulers as long as a paper of %d x %d mm allows', (width, height, expected) => {
    expect(layOutTestPage({ width, height })).toMatchObject({ fits: true, ...expected });
  });

  it('does not fit on tiny paper', () => {
    expect(layOutTestPage({ width: 59.9, height: 200 })).toEqual({ fits: false });
    expect(layOutTestPage({ width: 62, height: 29 })).toEqual({ fits: false });
  });
});

describe('drawTestPage', () => {
  it('has one sticker as large as the paper, without marks and bleed', () => {
    const size = { width: 210, height: 297 };
    const sticker = { ...size, bleed: { x: 0, y: 0 }, shapes: expect.any(Array) as Shape[] };
    expect(drawTestPageOn(210, 297).page).toEqual({
      ...size,
      marks: [],
      stickers: [{ index: 0, x: 0, y: 0, sticker }],
    });
  });

  it('has the centre of each tick mark at its millimetre', () => {
    const { shapes } = drawTestPageOn(210, 297);
    const boxes = shapes.flatMap((shape) => (shape.kind === 'patch' ? [shape] : []));
    const tickXs = boxes.filter(({ width, height }) => width < height).map(({ x, width }) => x + width / 2);
    const tickYs = boxes.filter(({ width, height }) => width > height).map(({ y, height }) => y + height / 2);
    expect(new Set(tickXs.map((mm) => Math.round((mm - 20) * 1e6) / 1e6))).toEqual(
      new Set(Array.from({ length: 181 }, (_, mm) => mm)),
    );
    expect(new Set(tickYs.map((mm) => Math.round((mm - 20) * 1e6) / 1e6))).toEqual(
      new Set(Array.from({ length: 201 }, (_, mm) => mm)),
    );
  });

  it('has longer tick marks at 5 mm and at centimetres, and a cross where both rulers begin', () => {
    const patches = drawTestPageOn(60, 60, []).shapes.filter((shape) => shape.kind === 'patch');
    const lengths = [4.5, 2, 2, 2, 2, 3.2, 2, 2, 2, 2, 4.5, 2];
    const ticksAcross = patches.filter(({ y, width, height }) => y === 10 && width < height);
    const ticksDown = patches.filter(({ x, width, height }) => x === 10 && width > height);
    expect(ticksAcross.map(({ height }) => height).slice(0, lengths.length)).toEqual(lengths);
    expect(ticksDown.map(({ width }) => width).slice(0, lengths.length)).toEqual(lengths);
    const crossEdges = patches.filter(({ width, height }) => Math.max(width, height) > 10).map(getEdges);
    expect(crossEdges).toEqual([
      { left: 3, right: 50, top: expect.closeTo(9.94) as number, bottom: expect.closeTo(10.06) as number },
      { left: expect.closeTo(9.94) as number, right: expect.closeTo(10.06) as number, top: 3, bottom: 50 },
    ]);
  });

  it('has numbers at the centimetres, and letters at the distances to measure', () => {
    const texts = drawTestPageOn(60, 60, []).shapes.filter((shape) => shape.kind === 'text');
    const numbers = texts.filter(({ size }) => size === 2.4);
    expect(numbers.slice(0, 4).map(({ text, x, y }) => [text, x, y])).toEqual([
      ['10', 20, 17.2],
      ['20', 30, 17.2],
      ['30', 40, 17.2],
      ['40', 50, 17.2],
    ]);
    for (const [index, shape] of numbers.slice(4).entries()) {
      expect(shape.text).toBe(String(10 * (index + 1)));
      expect(getEdges(shape).left).toBeCloseTo(15.2);
      expect(shape.y).toBeCloseTo(10 * (index + 1) + 10.85);
    }
    expect(numbers).toHaveLength(8);
    expect(texts.filter(({ size }) => size === 5).map(({ text, x, y }) => [text, x, y])).toEqual([
      ['A', 5, 16],
      ['B', 14, 7.5],
      ['C', 45, 8],
      ['D', 5.5, 47],
    ]);
  });

  it('keeps everything on the paper, at least 2 mm from its edges', () => {
    const anySide = fc.integer({ min: 60, max: 500 });
    fc.assert(
      fc.property(anySide, anySide, (width, height) => {
        for (const shape of drawTestPageOn(width, height).shapes) {
          const { left, right, top, bottom } = getEdges(shape);
          expect(Math.min(left, top, width - right, height - bottom)).toBeGreaterThanOrEqual(2);
        }
      }),
    );
  });

  it('writes its text on every paper, and breaks lines between words', () => {
    const anySide = fc.integer({ min: 60, max: 500 });
    fc.assert(
      fc.property(anySide, anySide, (width, height) => {
        const words = getTexts(drawTestPageOn(width, height).shapes).join(' ');
        for (const text of sampleParagraphs) expect(words).toContain(text);
      }),
    );
  });

  it('writes paragraphs in the largest font size that fits, with space between them', () => {
    const listLines = (paragraphs: readonly string[]) => {
      const texts = drawTestPageOn(60, 60, paragraphs).shapes.filter((shape) => shape.kind === 'text');
      return texts.filter(({ size }) => size !== 2.4 && size !== 5);
    };
    const lines = listLines(['Office laser', 'Print at 100 % / actual size']);
    expect(lines.map(({ text, size, y }) => [text, size, Math.round(y * 100) / 100])).toEqual([
      ['Office laser', 4.2, 27.67],
      ['Print at 100', 4.2, 35.86],
      ['% / actual', 4.2, 41.53],
      ['size', 4.2, 47.2],
    ]);
    for (const line of lines) expect(getEdges(line).left).toBeCloseTo(24);
    const manyParagraphs = Array.from({ length: 20 }, () => 'Office laser');
    expect(listLines(manyParagraphs).map(({ size }) => size)).toEqual(manyParagraphs.map(() => 1.4));
  });

  it('shortens a name that is wider than the paper', () => {
    const texts = getTexts(drawTestPageOn(60, 60, ['W'.repeat(40)]).shapes);
    // The line is 26 mm wide. With six letters, the shortened name would be 27.3 mm wide.
    expect(texts.filter((text) => text.startsWith('W'))).toEqual(['WWWWW...']);
  });

  it('leaves out text that the font of a PDF cannot write', () => {
    expect(['طابعة', ' ', 'A4'].map(canPrintText)).toEqual([false, false, true]);
    expect(drawTestPageOn(210, 297, ['طابعة', 'A4']).shapes).toEqual(drawTestPageOn(210, 297, ['A4']).shapes);
    expect(getTexts(drawTestPageOn(210, 297, ['A4']).shapes)).toContain('A4');
  });
});
