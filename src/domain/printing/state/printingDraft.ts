import type { Design } from '../design/design';
import { createPrintingState, printingReducer } from './printingState';
import type { PrintingState } from './printingState';

/** The user's input on the printing screen when they left it, and the tags that were selected in the tag list. */
export type PrintingDraft = Pick<
  PrintingState,
  'settings' | 'tags' | 'part' | 'firstPartStart' | 'page' | 'design' | 'builtInDesign'
> & { selectedTags: readonly string[] };

/** Returns the draft to keep when the user leaves the screen. */
export function createPrintingDraft(state: PrintingState, selectedTags: readonly string[]): PrintingDraft {
  const { settings, tags, part, firstPartStart, page, design, builtInDesign } = state;
  return { settings, tags, part, firstPartStart, page, design, builtInDesign, selectedTags };
}

/**
 * Returns the state of the screen when the user comes back. If the user has selected other tags in the tag list, they
 * become the source of the codes. `reopenDesign` returns the design with a new blob URL, because the old URL was
 * revoked when the user left.
 */
export function resumeDraft(
  { selectedTags: earlierTags, ...draft }: PrintingDraft,
  selectedTags: readonly string[],
  reopenDesign: (design: Design) => Design,
): PrintingState {
  const state = { ...createPrintingState(false), ...draft, design: draft.design && reopenDesign(draft.design) };
  if (selectedTags.length === 0 || selectedTags === earlierTags) return state;
  return printingReducer(state, { type: 'changeTags', tags: { ...state.tags, source: 'selected' } });
}
