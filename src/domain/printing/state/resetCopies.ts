import type { TagSourceSettings } from '../codes/tagSource';
import type { PrintSettings } from '../settings/printSettings';

/**
 * Returns the settings after the source of the codes changes. The quantity counts stickers of sample codes, and copies
 * of each code otherwise, so it starts at 1 again when its meaning changes: 240 samples must not become 240 copies.
 */
export function resetCopies(
  settings: PrintSettings,
  before: TagSourceSettings,
  after: TagSourceSettings,
): PrintSettings {
  const keepsMeaning = (before.source === 'sample') === (after.source === 'sample');
  return keepsMeaning ? settings : { ...settings, quantity: 1 };
}
