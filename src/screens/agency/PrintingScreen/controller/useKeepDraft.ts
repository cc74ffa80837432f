import { useEffect, useEffectEvent } from 'react';

import { createPrintingDraft } from '~/domain/printing/state/printingDraft';
import type { PrintingState } from '~/domain/printing/state/printingState';

import type { PrintingEffects } from './effects';

/** Keeps the unfinished job when the user goes to another page. */
export function useKeepDraft(
  state: PrintingState,
  { selectedTags, keepDraft }: Pick<PrintingEffects, 'selectedTags' | 'keepDraft'>,
) {
  const keepOnLeave = useEffectEvent(() => keepDraft(createPrintingDraft(state, selectedTags)));
  useEffect(() => () => keepOnLeave(), []);
}
