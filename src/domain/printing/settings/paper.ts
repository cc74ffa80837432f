import * as z from 'zod';

/** Width and height in mm. */
export const sizeSchema = z.object({ width: z.number().positive(), height: z.number().positive() });
export type Size = z.infer<typeof sizeSchema>;

/** The papers by name, portrait, in mm (ISO 216). */
export const papers = {
  A4: { width: 210, height: 297 },
  A3: { width: 297, height: 420 },
  A5: { width: 148, height: 210 },
} as const satisfies Record<string, Size>;

export const paperNames = ['A4', 'A3', 'A5', 'Custom'] as const;

export const orientations = ['portrait', 'landscape'] as const;

/**
 * A paper by name, with the size in mm that counts while the name is 'Custom'. The orientation is that of a paper with
 * a name; a custom one is as it was typed.
 */
export const paperSchema = z.object({
  name: z.enum(paperNames),
  orientation: z.enum(orientations),
  custom: sizeSchema,
});
export type Paper = z.infer<typeof paperSchema>;
export type PaperName = Paper['name'];
export type Orientation = Paper['orientation'];

const across = ({ width, height }: Size): Size => ({ width: height, height: width });

/** The size of the sheet in mm, as it is printed on. */
export function sizeOfPaper({ name, orientation, custom }: Paper): Size {
  if (name === 'Custom') return custom;
  return orientation === 'landscape' ? across(papers[name]) : papers[name];
}

/** The same paper turned by a quarter. */
export function turnPaper(paper: Paper): Paper {
  if (paper.name === 'Custom') return { ...paper, custom: across(paper.custom) };
  return { ...paper, orientation: paper.orientation === 'portrait' ? 'landscape' : 'portrait' };
}
