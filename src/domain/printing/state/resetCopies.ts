import type { TagSourceSettings } from '../codes/tagSource';
import type { PrintSettings } from '../settings/printSettings';

/**
 * Returns the settings after a change of the source. The quantity is a number of stickers for sample codes, and a
 * number of copies for other codes. When its meaning changes, it is reset to 1, so that 240 samples do not become 240
 * copies.
 */
export function resetCopies(
  settings: PrintSettings,
  tagsBefore: TagSourceSettings,
  tagsAfter: TagSourceSettings,
): PrintSettings {
  const keepsMeaning = (tagsBefore.source === 'sample') === (tagsAfter.source === 'sample');
  return keepsMeaning ? settings : { ...settings, quantity: 1 };
}
