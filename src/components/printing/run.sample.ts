import { makeRun } from '~/domain/printing/codes/printRun';
import { drawRun } from '~/domain/printing/codes/drawRun';

/** Drawings of a run of sample codes. */
export const sampleRun = (quantity: number) =>
  drawRun({ ...makeRun(quantity, { source: 'sample' }), tagBase: 'https://tag.example.com', level: 'M' });
