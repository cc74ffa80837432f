import type { TagSourceSettings } from '../codes/tagSource';
import type { PrintingState } from './printingState';

/**
 * Returns the tag source settings of the state. If their source is the selected tags, but no tags are selected any
 * more, for example after signing out in another tab, the source is 'sample' instead.
 */
export function replaceEmptySelection(
  { tags }: Pick<PrintingState, 'tags'>,
  selectedTags: readonly string[],
): TagSourceSettings {
  return tags.source === 'selected' && selectedTags.length === 0 ? { ...tags, source: 'sample' } : tags;
}

/**
 * Returns tag source settings with the selected tags as the source. Returns the same object if they already are the
 * source, so that selecting other tags does not add an undo step.
 */
export const selectTagListSource = (tags: TagSourceSettings): TagSourceSettings =>
  tags.source === 'selected' ? tags : { ...tags, source: 'selected' };
