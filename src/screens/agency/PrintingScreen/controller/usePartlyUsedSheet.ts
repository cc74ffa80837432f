import { useState } from 'react';

import type { RunSource } from '~/domain/printing/codes/tagSource';
import { findPartlyUsedSheet, forgetSheet, rememberSheet } from '~/domain/printing/runs/partlyUsedSheet';
import { isSameSettings } from '~/domain/printing/settings/printSettings';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import type { SheetLayout } from '~/domain/printing/sheet/sheetLayout';

import type { RunEffects } from './runEffects';

export type PartlyUsedSheetOptions = {
  settings: PrintSettings;
  run: RunSource;
  /** False while the screen shows a later part of a run, which continues on the last sheet of the previous part. */
  isFirstPart: boolean;
  onStartSlotChange: (start: number) => void;
};

/**
 * Remembers the partly used sheets after prints. `offer` is the sheet that fits the settings. It is undefined while the
 * settings already continue on this sheet, while a later part is shown, and after a print until the settings or the
 * codes change: to print the same again, the user starts with a new sheet.
 */
export function usePartlyUsedSheet(
  { partlyUsedSheets, changePartlyUsedSheets, now }: RunEffects,
  options: PartlyUsedSheetOptions,
) {
  const { settings, run, isFirstPart, onStartSlotChange } = options;
  const [lastPrint, setLastPrint] = useState<{ settings: PrintSettings; run: RunSource }>();
  const sheet = findPartlyUsedSheet(partlyUsedSheets, settings);
  const isJustPrinted = lastPrint?.settings === settings && lastPrint.run === run;
  const isOffered = sheet !== undefined && isFirstPart && !isJustPrinted && settings.start !== sheet.used + 1;
  return {
    /** Called after a print, and when a PDF is marked as printed, with the settings and the layout of its sheets. */
    remember: (usedSettings: PrintSettings, layout: SheetLayout) => {
      // The settings of a PDF are a copy. If they equal the current settings, stores the current object instead, since
      // `isJustPrinted` compares by identity.
      setLastPrint({ settings: isSameSettings(usedSettings, settings) ? settings : usedSettings, run });
      changePartlyUsedSheets((latestSheets) => rememberSheet(latestSheets, usedSettings, layout, now()));
    },
    offer: isOffered
      ? {
          sheet,
          onUse: () => onStartSlotChange(sheet.used + 1),
          onDismiss: () => {
            changePartlyUsedSheets((latestSheets) => forgetSheet(latestSheets, settings));
            if (settings.start !== 1) onStartSlotChange(1);
          },
        }
      : undefined,
  };
}
