import type { DataMatrixEncoder } from '~/domain/codes/dataMatrix';

/** Loads the Data Matrix encoder, which is in a chunk of its own. Rejects if the chunk cannot be loaded. */
export const loadDataMatrix = (): Promise<DataMatrixEncoder> =>
  import('etiket/datamatrix').then((module) => module.encodeDataMatrix);
