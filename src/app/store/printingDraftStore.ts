import { createStore } from 'zustand';

import type { PrintingDraft } from '~/domain/printing/state/printingDraft';

type PrintingDraftState = {
  draft: PrintingDraft | undefined;
  save: (draft: PrintingDraft) => void;
  clear: () => void;
};

/**
 * Store of the unfinished printing job, for example while the user selects tags in the tag list. It is in memory only: a
 * reload starts with the default settings. Logging out clears it.
 */
export const printingDraftStore = createStore<PrintingDraftState>()((set) => ({
  draft: undefined,
  save: (draft) => set({ draft }),
  clear: () => set({ draft: undefined }),
}));
