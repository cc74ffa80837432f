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

/** A paper by name, with the size in mm that counts while the name is 'Custom'. */
export const paperSchema = z.object({ name: z.enum(paperNames), custom: sizeSchema });
export type Paper = z.infer<typeof paperSchema>;
export type PaperName = Paper['name'];

/** The size of the sheet in mm. */
export function sizeOfPaper({ name, custom }: Paper): Size {
  return name === 'Custom' ? custom : papers[name];
}
