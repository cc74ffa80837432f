import { useEffect, useState } from 'react';

import { applyPreset, findPreset, isPresetApplied } from '~/domain/printing/presets/printPreset';
import type { PrintPreset } from '~/domain/printing/presets/printPreset';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';

type CreateSheetRestorer = (name: string, settings: PrintSettings) => (() => PrintSettings) | undefined;

/**
 * Returns the module that compares settings with label sheets, and loads it when it is needed: most users print without
 * label sheets.
 */
function useSheetModule(isNeeded: boolean) {
  const [sheetModule, setSheetModule] = useState<{ createSheetRestorer: CreateSheetRestorer }>();
  const mustLoad = isNeeded && !sheetModule;
  useEffect(() => {
    if (!mustLoad) return;
    // Offline, the field shows the name of the sheet only.
    import('./createSheetRestorer').then(setSheetModule, () => undefined);
  }, [mustLoad]);
  return sheetModule;
}

/**
 * Returns the name of the label sheet or preset that was applied last; undefined if there is none, or the preset was
 * deleted. If the settings have changed since then, also returns `restore`, which returns the settings of the sheet or
 * preset.
 */
export function useChosenPreset(settings: PrintSettings, saved: readonly PrintPreset[]) {
  const { preset } = settings;
  const sheetModule = useSheetModule(preset?.kind === 'sheet');
  if (!preset) return undefined;
  if (preset.kind === 'sheet')
    return { name: preset.name, restore: sheetModule?.createSheetRestorer(preset.name, settings) };
  const own = findPreset(saved, preset.name);
  if (!own) return undefined;
  return {
    name: own.name,
    restore: isPresetApplied(settings, own) ? undefined : () => applyPreset(settings, own),
  };
}
