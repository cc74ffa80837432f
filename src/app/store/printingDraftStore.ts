import { createStore } from 'zustand';

import type { PrintingDraft } from '~/domain/printing/state/printingDraft';

type PrintingDraftState = {
  draft: PrintingDraft | undefined;
  save: (draft: PrintingDraft) => void;
  clear: () => void;
};

/**
 * Store of the unfinished printing job, which is kept while the user selects tags in the tag list, for example. The
 * draft is in memory only: a reload discards it. Logging out clears it.
 */
export const printingDraftStore = createStore<PrintingDraftState>()((set) => ({
  draft: undefined,
  save: (draft) => set({ draft }),
  clear: () => set({ draft: undefined }),
}));
