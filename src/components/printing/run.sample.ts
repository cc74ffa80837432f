import { encodeDataMatrix } from 'etiket/datamatrix';

import { makeRun } from '~/domain/printing/codes/printRun';
import { drawRun } from '~/domain/printing/codes/drawRun';

/** Returns functions that draw the codes and labels of a run with `quantity` sample codes, one for each sticker. */
export const createSampleRun = (quantity: number) =>
  drawRun({
    ...makeRun(quantity, { source: 'sample' }),
    tagBaseUrl: 'https://tag.example.com',
    level: 'M',
    dataMatrix: encodeDataMatrix,
  });
