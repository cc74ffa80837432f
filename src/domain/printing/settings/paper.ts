import * as z from 'zod';

/** Width and height in mm. */
export const sizeSchema = z.object({ width: z.number().positive(), height: z.number().positive() });
export type Size = z.infer<typeof sizeSchema>;

/** Named paper sizes in portrait, mm (ISO 216). */
export const papers = {
  A4: { width: 210, height: 297 },
  A3: { width: 297, height: 420 },
  A5: { width: 148, height: 210 },
} as const satisfies Record<string, Size>;

export const paperNames = ['A4', 'A3', 'A5', 'Custom'] as const;

export const orientations = ['portrait', 'landscape'] as const;

/**
 * `custom` is the size in mm used while the name is 'Custom'. `orientation` applies to named papers only; a custom size
 * is used as typed.
 */
export const paperSchema = z.object({
  name: z.enum(paperNames),
  orientation: z.enum(orientations),
  custom: sizeSchema,
});
export type Paper = z.infer<typeof paperSchema>;
export type Orientation = Paper['orientation'];

const rotate = ({ width, height }: Size): Size => ({ width: height, height: width });

/** Size of the paper in mm, in its orientation. */
export function sizeOfPaper({ name, orientation, custom }: Paper): Size {
  if (name === 'Custom') return custom;
  return orientation === 'landscape' ? rotate(papers[name]) : papers[name];
}

/** The same paper rotated by 90 degrees. */
export function rotatePaper(paper: Paper): Paper {
  if (paper.name === 'Custom') return { ...paper, custom: rotate(paper.custom) };
  return { ...paper, orientation: paper.orientation === 'portrait' ? 'landscape' : 'portrait' };
}
