import { runOf } from '~/domain/printing/codes/printRun';
import { drawRun } from '~/domain/printing/sticker/runDrawings';

/** The drawings of a run of sample codes of one tag each. */
export const sampleRun = (quantity: number) =>
  drawRun({ ...runOf(quantity, { source: 'sample' }), tagBase: 'https://tag.example.com', level: 'M' });
