import { useEffect, useState } from 'react';

import { applyPreset, findPreset, isPresetApplied } from '~/domain/printing/presets/printPreset';
import type { PrintPreset } from '~/domain/printing/presets/printPreset';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';

type RestoreSheet = (name: string, settings: PrintSettings) => (() => PrintSettings) | undefined;

/** Returns the module that compares settings with label sheets. Most users print without one, so it is not loaded before. */
function useSheetModule(isNeeded: boolean) {
  const [restoreSheet, setRestoreSheet] = useState<{ restore: RestoreSheet }>();
  const mustLoad = isNeeded && !restoreSheet;
  useEffect(() => {
    if (!mustLoad) return;
    import('./restoreSheet').then(
      ({ restoreSheet: restore }) => setRestoreSheet({ restore }),
      // Offline, the field shows the name of the sheet only.
      () => undefined,
    );
  }, [mustLoad]);
  return restoreSheet;
}

/**
 * Returns the name of the label sheet or the preset that was applied last. If the settings have changed since then,
 * also returns `restore`, which returns the settings with it applied again. Undefined if there is none, or if the user
 * has deleted the preset.
 */
export function useChosenPreset(settings: PrintSettings, saved: readonly PrintPreset[]) {
  const { preset } = settings;
  const sheetModule = useSheetModule(preset?.kind === 'sheet');
  if (!preset) return undefined;
  if (preset.kind === 'sheet') return { name: preset.name, restore: sheetModule?.restore(preset.name, settings) };
  const own = findPreset(saved, preset.name);
  if (!own) return undefined;
  return {
    name: own.name,
    restore: isPresetApplied(settings, own) ? undefined : () => applyPreset(settings, own),
  };
}
