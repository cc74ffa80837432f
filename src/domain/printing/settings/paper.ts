import { numberWithin, objectOf, oneOf } from '../../parsers';
import type { ParsedBy } from '../../parsers';
import { limits } from './limits';

/** Width and height, in mm unless stated otherwise. */
export type Size = { width: number; height: number };

/** Returns a parser of sizes whose width and height are from `min` to `max`. */
export function sizeWithin(range: { min: number; max: number }) {
  return objectOf({ width: numberWithin(range), height: numberWithin(range) });
}

/** Paper sizes in mm, in portrait orientation (ISO 216, and US Letter of ANSI/ASME Y14.1: 8.5 × 11 inches). */
export const paperSizes = {
  A4: { width: 210, height: 297 },
  A3: { width: 297, height: 420 },
  A5: { width: 148, height: 210 },
  Letter: { width: 215.9, height: 279.4 },
} as const satisfies Record<string, Size>;

export const paperNames = ['A4', 'A3', 'A5', 'Letter', 'Custom'] as const;

export const orientations = ['portrait', 'landscape'] as const;

export const parsePaper = objectOf({
  name: oneOf(paperNames),
  /** Orientation of the paper; without effect if `name` is 'Custom'. */
  orientation: oneOf(orientations),
  /** Size of the paper in mm if `name` is 'Custom'. */
  custom: sizeWithin(limits.paper),
});
export type Paper = ParsedBy<typeof parsePaper>;
export type Orientation = Paper['orientation'];

const rotate = ({ width, height }: Size): Size => ({ width: height, height: width });

/** Returns the size of a paper in mm, rotated to its orientation. */
export function getPaperSize({ name, orientation, custom }: Paper): Size {
  if (name === 'Custom') return custom;
  return orientation === 'landscape' ? rotate(paperSizes[name]) : paperSizes[name];
}

/** Returns the same paper, rotated by 90 degrees. */
export function rotatePaper(paper: Paper): Paper {
  if (paper.name === 'Custom') return { ...paper, custom: rotate(paper.custom) };
  return { ...paper, orientation: paper.orientation === 'portrait' ? 'landscape' : 'portrait' };
}
