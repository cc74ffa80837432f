import { useEffect, useEffectEvent } from 'react';

import { createPrintingDraft } from '~/domain/printing/state/printingDraft';
import type { PrintingState } from '~/domain/printing/state/printingState';

import type { PrintingEffects } from './printingEffects';

/** Keeps the unfinished job as a draft when the user leaves the screen. */
export function useKeepDraft(
  state: PrintingState,
  { selectedHexacodes, keepDraft }: Pick<PrintingEffects, 'selectedHexacodes' | 'keepDraft'>,
) {
  const keepDraftOnLeave = useEffectEvent(() => keepDraft(createPrintingDraft(state, selectedHexacodes)));
  useEffect(() => () => keepDraftOnLeave(), []);
}
