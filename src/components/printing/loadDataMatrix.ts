import type { DataMatrixEncoder } from '~/domain/codes/dataMatrix';

/** Loads the encoder of Data Matrix codes. Rejects if its code cannot be loaded. */
export const loadDataMatrix = (): Promise<DataMatrixEncoder> =>
  import('etiket/datamatrix').then((module) => module.encodeDataMatrix);
