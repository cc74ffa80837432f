import { useEffect, useState } from 'react';

import { applyPreset, findPreset, isPresetApplied } from '~/domain/printing/presets/printPreset';
import type { PrintPreset } from '~/domain/printing/presets/printPreset';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';

type CreateLabelSheetRestorer = (name: string, settings: PrintSettings) => (() => PrintSettings) | undefined;

/**
 * Returns the module that compares settings with label sheets; undefined until it is loaded. Loads it only if the
 * settings have a label sheet, since most users print without one.
 */
function useLabelSheetModule(isNeeded: boolean) {
  const [sheetModule, setSheetModule] = useState<{ createLabelSheetRestorer: CreateLabelSheetRestorer }>();
  const mustLoad = isNeeded && !sheetModule;
  useEffect(() => {
    if (!mustLoad) return;
    // If the module does not load, the field shows the name of the sheet without the button 'Restore it'.
    import('./createLabelSheetRestorer').then(setSheetModule, () => undefined);
  }, [mustLoad]);
  return sheetModule;
}

/**
 * Returns the name of the label sheet or preset that was applied last; undefined if there is none, or the preset was
 * deleted. `restore` returns the settings with the sheet or preset applied again; undefined if they have not changed.
 */
export function useChosenPreset(settings: PrintSettings, savedPresets: readonly PrintPreset[]) {
  const { preset } = settings;
  const sheetModule = useLabelSheetModule(preset?.kind === 'sheet');
  if (!preset) return undefined;
  if (preset.kind === 'sheet')
    return { name: preset.name, restore: sheetModule?.createLabelSheetRestorer(preset.name, settings) };
  const ownPreset = findPreset(savedPresets, preset.name);
  if (!ownPreset) return undefined;
  return {
    name: ownPreset.name,
    restore: isPresetApplied(settings, ownPreset) ? undefined : () => applyPreset(settings, ownPreset),
  };
}
