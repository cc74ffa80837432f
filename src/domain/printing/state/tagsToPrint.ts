import type { TagSourceSettings } from '../codes/tagSource';
import type { PrintingState } from './printingState';

/**
 * Returns the user's input for the codes to print. If tags of the tag list are the source and none is selected any
 * more, for example after signing out in another tab, the source is 'sample' instead.
 */
export function replaceEmptySelection(
  { tags }: Pick<PrintingState, 'tags'>,
  selectedTags: readonly string[],
): TagSourceSettings {
  return tags.source === 'selected' && selectedTags.length === 0 ? { ...tags, source: 'sample' } : tags;
}

/**
 * Returns the user's input with the tags of the tag list as the source. If they are the source already, returns the
 * same object, so that another selection of tags does not become a step that can be undone.
 */
export const selectTagListSource = (tags: TagSourceSettings): TagSourceSettings =>
  tags.source === 'selected' ? tags : { ...tags, source: 'selected' };
