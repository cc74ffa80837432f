import type { DataMatrixEncoder } from '~/domain/codes/dataMatrix';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import { needsDataMatrix } from '~/domain/printing/sticker/stickerElements';

import type { PrintingEffects } from './printingEffects';
import { useLazyValue } from './useLazyValue';
import type { LazyValue } from './useLazyValue';

export type DataMatrixState = Omit<LazyValue<DataMatrixEncoder>, 'value'> & {
  /** Encoder of Data Matrix codes; undefined until it is loaded. */
  encoder: DataMatrixEncoder | undefined;
};

/** Loads the encoder of Data Matrix codes when the settings first need it. */
export function useDataMatrix(
  settings: PrintSettings,
  { loadDataMatrix }: Pick<PrintingEffects, 'loadDataMatrix'>,
): DataMatrixState {
  const { value, ...state } = useLazyValue(needsDataMatrix(settings), loadDataMatrix);
  return { encoder: value, ...state };
}
