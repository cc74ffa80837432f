import fc from 'fast-check';
import { expect, it } from 'vitest';

import type { PageScene, Shape } from '../sticker/scene';
import { fitInBox, writePageContent } from './pageContent';

const writeText = (...parameters: Parameters<typeof writePageContent>) =>
  String.fromCharCode(...writePageContent(...parameters));

const drawPageWith = (shapes: readonly Shape[]): PageScene => ({
  width: 210,
  height: 297,
  marks: [],
  stickers: [{ index: 0, x: 51, y: 61, sticker: { width: 50, height: 60, bleed: { x: 0, y: 0 }, shapes } }],
});
const writeShape = (shape: Shape, design?: { width: number; height: number }) =>
  writeText(drawPageWith([shape]), { design })
    .split('\n')
    .slice(2, -2);

it('measures in millimetres from the top left corner, and clips each sticker to its edges', () => {
  expect(writeText(drawPageWith([])).split('\n')).toEqual([
    '2.834646 0 0 -2.834646 0 841.889764 cm',
    'q 1 0 0 1 51 61 cm 0 0 50 60 re W n',
    'Q',
    '',
  ]);
});

const calibration = { dx: 0.5, dy: -0.25, sx: 1.01, sy: 0.99 };

it('applies the correction to the whole page, as a matrix in millimetres', () => {
  const plainLines = writeText(drawPageWith([])).split('\n');
  expect(writeText(drawPageWith([]), { calibration }).split('\n')).toEqual([
    plainLines[0],
    '1.01 0 0 0.99 0.5 -0.25 cm',
    ...plainLines.slice(1),
  ]);
  const noCorrection = { dx: 0, dy: 0, sx: 1, sy: 1 };
  expect(writeText(drawPageWith([]), { calibration: noCorrection })).toBe(writeText(drawPageWith([])));
});

it('clips a sticker with bleed beyond its edges', () => {
  const sticker = { width: 50, height: 60, bleed: { x: 0.5, y: 2 }, shapes: [] };
  const page = { ...drawPageWith([]), stickers: [{ index: 0, x: 51, y: 61, sticker }] };
  expect(writeText(page)).toContain('q 1 0 0 1 51 61 cm -0.5 -2 51 64 re W n');
});

it('fills the marks of a page in black', () => {
  const marks = [
    { x: 5, y: 10, width: 3, height: 0.1 },
    { x: 10, y: 5, width: 0.1, height: 3 },
  ];
  expect(writeText({ ...drawPageWith([]), marks })).toMatch(/\nQ\n0 g 5 10 3 0\.1 re\n10 5 0\.1 3 re f\n$/);
});

it('fills the background of a code', () => {
  expect(writeShape({ kind: 'patch', x: 9, y: 10.8, width: 15, height: 16, fill: '#FFFFFF' })).toEqual([
    '1 1 1 rg 9 10.8 15 16 re f',
  ]);
});

it('fills the modules of a code at once, with a module as the unit', () => {
  const position = { x: 9, y: 10.8, moduleWidth: 0.5, fill: '#000000' };
  expect(writeShape({ kind: 'code', ...position, path: 'M0 0h7v1h-7zM19 3h1v2h-1z' })).toEqual([
    '0 0 0 rg q 0.5 0 0 0.5 9 10.8 cm',
    '0 0 7 1 re',
    '19 3 1 2 re',
    'f Q',
  ]);
  expect(writeShape({ kind: 'bars', ...position, height: 10, path: 'M2 0h3v1h-3z' })).toEqual([
    '0 0 0 rg q 0.5 0 0 10 9 10.8 cm',
    '2 0 3 1 re',
    'f Q',
  ]);
});

it('centres a label, with its letters upright', () => {
  const label = { kind: 'text', x: 20, y: 30, size: 2.5, width: 8, fill: '#000000', text: 'A(1' } as const;
  expect(writeShape(label)).toEqual(['0 0 0 rg BT /F 2.5 Tf 1 0 0 -1 16 30 Tm (A\\(1) Tj ET']);
});

it('draws the design in its proportions in the middle of the sticker', () => {
  const image = { kind: 'image', x: 0, y: 0, width: 50, height: 60 } as const;
  expect(writeShape(image, { width: 100, height: 100 })).toEqual(['q 50 0 0 -50 0 55 cm /D Do Q']);
  expect(writeText(drawPageWith([image]))).toBe(writeText(drawPageWith([])));
});

const anyLength = fc.double({ min: 0.1, max: 500, noNaN: true });

it('fits a design into its box, as large as possible', () => {
  fc.assert(
    fc.property(anyLength, anyLength, anyLength, anyLength, (width, height, boxWidth, boxHeight) => {
      const fitted = fitInBox({ width, height }, { x: 3, y: 5, width: boxWidth, height: boxHeight });
      expect(fitted.width / fitted.height).toBeCloseTo(width / height, 6);
      expect(Math.max(fitted.width / boxWidth, fitted.height / boxHeight)).toBeCloseTo(1, 9);
      expect(fitted.x + fitted.width / 2).toBeCloseTo(3 + boxWidth / 2, 9);
      expect(fitted.y + fitted.height / 2).toBeCloseTo(5 + boxHeight / 2, 9);
    }),
  );
});

it('scales a page of another PDF from its size to the box', () => {
  const form = { width: 100, height: 50, entries: '' };
  const lines = writeText(drawPageWith([{ kind: 'image', x: 0, y: 0, width: 50, height: 60 }]), { design: form });
  expect(lines).toContain('q 0.5 0 0 -0.5 0 42.5 cm /D Do Q');
});
