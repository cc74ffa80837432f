import type { DataMatrixEncoder } from '~/domain/codes/dataMatrix';

/** Loads the encoder of Data Matrix codes. Rejects if that fails. */
export const loadDataMatrix = (): Promise<DataMatrixEncoder> =>
  import('etiket/datamatrix').then((module) => module.encodeDataMatrix);
