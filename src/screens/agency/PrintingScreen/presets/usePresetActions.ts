import { useState } from 'react';

import { mergePresets, writePresetFile } from '~/domain/printing/presets/presetFile';
import { createPreset } from '~/domain/printing/presets/printPreset';
import type { PrintPreset } from '~/domain/printing/presets/printPreset';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import { sortByName } from '~/domain/text/uniqueNames';

import type { PresetEffects } from '../controller/effects';
import { presetsCopy as copy } from './presets.copy';

/**
 * Message about the last change. `before` contains the presets before the change, which Undo restores; undefined if the
 * change cannot be undone.
 */
export type PresetMessage = {
  severity: 'success' | 'warning' | 'error';
  text: string;
  before?: readonly PrintPreset[];
};

/** Returns functions that change the user's presets, and the message about the last change. */
export function usePresetActions({ saved, save, exportFile, readFile }: PresetEffects) {
  const [message, setMessage] = useState<PresetMessage>();

  function change(presets: readonly PrintPreset[], text: string, canUndo: 'canUndo' | 'final' = 'final') {
    const problem = save(sortByName(presets));
    setMessage({
      severity: problem ? 'warning' : 'success',
      text: problem ? `${text} ${copy.storage[problem]}` : text,
      ...(canUndo === 'canUndo' && { before: saved }),
    });
  }

  const replace = (preset: PrintPreset, next: PrintPreset) => saved.map((other) => (other === preset ? next : other));

  return {
    message,
    add: (name: string, settings: PrintSettings) => {
      const preset = createPreset(name, settings);
      change([...saved, preset], copy.saved(preset.name));
      return preset;
    },
    update: (preset: PrintPreset, settings: PrintSettings) =>
      change(replace(preset, createPreset(preset.name, settings)), copy.updated(preset.name), 'canUndo'),
    rename: (preset: PrintPreset, name: string) =>
      change(replace(preset, { ...preset, name: name.trim() }), copy.renamed(name.trim())),
    remove: (preset: PrintPreset) =>
      change(
        saved.filter((other) => other !== preset),
        copy.deleted(preset.name),
        'canUndo',
      ),
    undo: () => {
      if (message?.before) change(message.before, copy.undone);
    },
    exportAll: () => exportFile(writePresetFile(saved)),
    importFile: async (file: File) => {
      const result = await readFile(file);
      if (!result.ok) {
        setMessage({ severity: 'error', text: copy.fileError(result.error) });
        return;
      }
      const merged = mergePresets(saved, result.presets);
      change(merged.presets, copy.imported(merged, result.skipped), merged.added > 0 ? 'canUndo' : 'final');
    },
  };
}

export type PresetActions = ReturnType<typeof usePresetActions>;
