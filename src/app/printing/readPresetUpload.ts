import { readPresetFile } from '~/domain/printing/presets/presetFile';
import type { PresetFileResult } from '~/domain/printing/presets/presetFile';
import { maxPresetFileSize } from '~/domain/printing/presets/printPreset';

/** Reads a file with presets. Checks the size before reading the file. */
export async function readPresetUpload(file: File): Promise<PresetFileResult> {
  if (file.size > maxPresetFileSize) return { ok: false, error: 'too-large' };
  try {
    return readPresetFile(await file.text());
  } catch {
    return { ok: false, error: 'unreadable' };
  }
}
