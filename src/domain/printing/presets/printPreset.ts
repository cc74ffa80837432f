import { objectOf, trimmedTextUpTo } from '../../parsers';
import type { ParsedBy } from '../../parsers';
import { readNamedEntries } from '../../text/readNamedEntries';
import { checkName, findByName, makeNameUnique } from '../../text/uniqueNames';
import { maxPresetNameLength } from '../settings/limits';
import { isSameSettings, printSettingsFields } from '../settings/printSettings';
import type { PrintSettings } from '../settings/printSettings';

/** Maximum number of presets: they take less than 300 kB of the local storage, which is limited to 5 MB per site. */
export const maxPresets = 200;

/** Maximum size of a file with presets, in bytes (1 MB). Files with `maxPresets` presets are smaller. */
export const maxPresetFileSize = 1024 * 1024;

const { quantity: _quantity, start: _start, preset: _preset, ...presetFields } = printSettingsFields;

/**
 * Parses the settings that a preset contains: all but the quantity and the start slot, which belong to one print, and
 * the name of the applied preset.
 */
const parsePresetSettings = objectOf(presetFields);

const parsePreset = objectOf({
  name: trimmedTextUpTo(maxPresetNameLength),
  settings: parsePresetSettings,
});

/** Settings that the user has saved under a name. Names are unique, ignoring upper and lower case. */
export type PrintPreset = ParsedBy<typeof parsePreset>;

/**
 * Creates a preset with the current settings. Parsing removes the settings that presets do not contain, and puts the
 * keys in a fixed order.
 */
export function createPreset(name: string, settings: PrintSettings): PrintPreset {
  return { name: name.trim(), settings: parsePresetSettings(settings) ?? settings };
}

/** Returns the settings with the values of a preset and the first slot as the start. The quantity stays as it is. */
export function applyPreset(settings: PrintSettings, { name, settings: presetSettings }: PrintPreset): PrintSettings {
  return { ...settings, ...presetSettings, start: 1, preset: { kind: 'own', name } };
}

/** True if the settings have all the values of the preset. */
export function isPresetApplied(settings: PrintSettings, preset: PrintPreset): boolean {
  return isSameSettings({ ...settings, ...preset.settings }, settings);
}

export const findPreset = (presets: readonly PrintPreset[], name: string) => findByName(presets, name);

/** Checks the name of a new preset, or the new name of the existing preset `renamed`. See `checkName`. */
export const checkPresetName = (name: string, presets: readonly PrintPreset[], renamed?: PrintPreset) =>
  checkName(name, maxPresetNameLength, presets, renamed);

/** Returns a name that no preset has: `name` itself, or `name` with a number, such as 'Collar (2)'. */
export const makeUniquePresetName = (name: string, presets: readonly PrintPreset[]) =>
  makeNameUnique(name, maxPresetNameLength, presets);

/** Reads stored or imported presets, at most `maxPresets`. See `readNamedEntries`. */
export function readPresets(stored: unknown): { list: readonly PrintPreset[]; skipped: readonly unknown[] } {
  const entryLimits = { maxEntries: maxPresets, maxNameLength: maxPresetNameLength };
  const { entries, skippedEntries } = readNamedEntries(stored, parsePreset, entryLimits);
  return { list: entries, skipped: skippedEntries };
}
