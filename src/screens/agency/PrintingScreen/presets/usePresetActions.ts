import { useState } from 'react';

import { mergePresets, writePresetFile } from '~/domain/printing/presets/presetFile';
import { createPreset } from '~/domain/printing/presets/printPreset';
import type { PrintPreset } from '~/domain/printing/presets/printPreset';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import { sortByName } from '~/domain/text/uniqueNames';

import type { PresetEffects } from '../controller/printingEffects';
import { presetsCopy as copy } from './presets.copy';

/**
 * Message about the last change. `presetsBefore` contains the presets before the change, which Undo restores; undefined
 * if the change cannot be undone.
 */
export type PresetMessage = {
  severity: 'success' | 'warning' | 'error';
  text: string;
  presetsBefore?: readonly PrintPreset[];
};

/** Returns functions that change the user's presets, and the message about the last change. */
export function usePresetActions({ savedPresets, save, exportFile, readFile }: PresetEffects) {
  const [message, setMessage] = useState<PresetMessage>();

  function changePresets(presets: readonly PrintPreset[], text: string, undoMode: 'canUndo' | 'final' = 'final') {
    const problem = save(sortByName(presets));
    setMessage({
      severity: problem ? 'warning' : 'success',
      text: problem ? `${text} ${copy.storage[problem]}` : text,
      ...(undoMode === 'canUndo' && { presetsBefore: savedPresets }),
    });
  }

  const replaceInList = (preset: PrintPreset, newPreset: PrintPreset) =>
    savedPresets.map((savedPreset) => (savedPreset === preset ? newPreset : savedPreset));

  return {
    message,
    add: (name: string, settings: PrintSettings) => {
      const preset = createPreset(name, settings);
      changePresets([...savedPresets, preset], copy.saved(preset.name));
      return preset;
    },
    update: (preset: PrintPreset, settings: PrintSettings) =>
      changePresets(replaceInList(preset, createPreset(preset.name, settings)), copy.updated(preset.name), 'canUndo'),
    rename: (preset: PrintPreset, name: string) =>
      changePresets(replaceInList(preset, { ...preset, name: name.trim() }), copy.renamed(name.trim())),
    remove: (preset: PrintPreset) =>
      changePresets(
        savedPresets.filter((savedPreset) => savedPreset !== preset),
        copy.deleted(preset.name),
        'canUndo',
      ),
    undo: () => {
      if (message?.presetsBefore) changePresets(message.presetsBefore, copy.undone);
    },
    exportAll: () => exportFile(writePresetFile(savedPresets)),
    importFile: async (file: File) => {
      const result = await readFile(file);
      if (!result.ok) {
        setMessage({ severity: 'error', text: copy.fileError(result.error) });
        return;
      }
      const importResult = mergePresets(savedPresets, result.presets);
      changePresets(
        importResult.presets,
        copy.imported(importResult, result.skippedCount),
        importResult.addedCount > 0 ? 'canUndo' : 'final',
      );
    },
  };
}

export type PresetActions = ReturnType<typeof usePresetActions>;
