import { parseJsonObject } from '../../parseJsonObject';
import { findPreset, makeUniquePresetName, maxPresets, readPresets } from './printPreset';
import type { PrintPreset } from './printPreset';

/** Name of the file format, so that other JSON files are rejected. */
const fileFormat = 'print-presets';
const formatVersion = 1;

/**
 * Reason why a file with presets is rejected. 'not-presets': the file is not JSON, or not a file with presets. 'newer':
 * a newer version of the app has written it. 'damaged': none of its presets can be read. 'empty': it has no presets.
 * 'too-large': it exceeds `maxPresetFileSize`. 'unreadable': the browser could not read it.
 */
export type PresetFileError = 'not-presets' | 'newer' | 'damaged' | 'empty' | 'too-large' | 'unreadable';

/** Result of reading a file with presets. `skippedCount` is the number of presets that could not be read. */
export type PresetFileResult =
  | { ok: true; presets: readonly PrintPreset[]; skippedCount: number }
  | { ok: false; error: PresetFileError };

/** Returns the text of a file with presets: JSON with one preset per line. */
export function writePresetFile(presets: readonly PrintPreset[]): string {
  const lines = presets.map((preset) => JSON.stringify(preset)).join(',\n');
  return `{"format":"${fileFormat}","version":${formatVersion},"presets":[\n${lines}\n]}\n`;
}

/** Reads the text of a file with presets. Never throws. */
export function readPresetFile(text: string): PresetFileResult {
  const json = parseJsonObject(text);
  if (json?.['format'] !== fileFormat) return { ok: false, error: 'not-presets' };
  const { version: fileVersion, presets: storedPresets } = json;
  if (typeof fileVersion === 'number' && fileVersion > formatVersion) return { ok: false, error: 'newer' };
  if (fileVersion !== formatVersion || !Array.isArray(storedPresets)) return { ok: false, error: 'damaged' };
  if (storedPresets.length === 0) return { ok: false, error: 'empty' };
  const { list: presets, skipped } = readPresets(storedPresets);
  return presets.length === 0 ? { ok: false, error: 'damaged' } : { ok: true, presets, skippedCount: skipped.length };
}

/** Result of an import: all presets, and what happened to the imported ones. */
export type PresetImportResult = {
  presets: readonly PrintPreset[];
  addedCount: number;
  /** New names of the added presets whose names existed already. */
  newNames: readonly string[];
  /** Number of imported presets that already existed with the same name and settings. */
  unchangedCount: number;
  /** Number of imported presets that were not added, because the maximum `maxPresets` was reached. */
  leftOutCount: number;
};

/** Adds imported presets to the existing ones. An imported preset whose name is taken is added under another name. */
export function mergePresets(existing: readonly PrintPreset[], imported: readonly PrintPreset[]): PresetImportResult {
  const presets = [...existing];
  const newNames: string[] = [];
  let [unchangedCount, leftOutCount] = [0, 0];
  for (const preset of imported) {
    const existingPreset = findPreset(presets, preset.name);
    if (existingPreset && JSON.stringify(existingPreset.settings) === JSON.stringify(preset.settings))
      unchangedCount += 1;
    else if (presets.length >= maxPresets) leftOutCount += 1;
    else {
      const name = makeUniquePresetName(preset.name, presets);
      if (existingPreset) newNames.push(name);
      presets.push({ ...preset, name });
    }
  }
  return { presets, addedCount: presets.length - existing.length, newNames, unchangedCount, leftOutCount };
}
