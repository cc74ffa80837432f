import type { TagSourceSettings } from '../codes/tagSource';
import type { PrintingState } from './printingState';

/**
 * Returns the tags to print. If tags of the tag list are the source and none is selected any more, for example after
 * signing out in another tab, returns the sample codes instead.
 */
export function tagsToPrint({ tags }: Pick<PrintingState, 'tags'>, selectedTags: readonly string[]): TagSourceSettings {
  return tags.source === 'selected' && selectedTags.length === 0 ? { ...tags, source: 'sample' } : tags;
}
