import { objectOf, trimmedTextUpTo } from '../../parsers';
import type { ParsedBy } from '../../parsers';
import { readNamedEntries } from '../../text/readNamedEntries';
import { checkName, findByName, makeNameUnique } from '../../text/uniqueNames';
import { maxPresetNameLength } from '../settings/limits';
import { isSameSettings, printSettingsFields } from '../settings/printSettings';
import type { PrintSettings } from '../settings/printSettings';

/** Maximum number of presets. It keeps the stored text below 300 kB; browsers store 5 MB per site. */
export const maxPresets = 200;

/** Maximum size of a file with presets, in bytes. `maxPresets` presets need less. */
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

/** Creates a preset with the current settings. Parsing drops those that presets do not contain, and orders the keys. */
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

/** Checks a name for a new preset. `renamed` is the preset that gets the name, if it exists already. */
export const checkPresetName = (name: string, presets: readonly PrintPreset[], renamed?: PrintPreset) =>
  checkName(name, maxPresetNameLength, presets, renamed);

/** Returns a name that no preset has: `name` itself, or `name` with a number, such as 'Collar (2)'. */
export const makeUniquePresetName = (name: string, presets: readonly PrintPreset[]) =>
  makeNameUnique(name, maxPresetNameLength, presets);

/** Reads a list of presets, such as the stored ones: at most `maxPresets`. See `readNamedEntries`. */
export function readPresets(stored: unknown): { list: readonly PrintPreset[]; skipped: readonly unknown[] } {
  const limits = { maxEntries: maxPresets, maxNameLength: maxPresetNameLength };
  const { entries, skipped } = readNamedEntries(stored, parsePreset, limits);
  return { list: entries, skipped };
}
