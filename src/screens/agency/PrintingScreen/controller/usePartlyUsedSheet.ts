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
 * Remembers the partly used sheets after prints. Returns the sheet that fits the settings as `offer`. There is no offer
 * if the settings already continue on the sheet, or while a later part is shown. There is also none after a print until
 * the settings or the codes change, since the user needs a new sheet to repeat the print.
 */
export function usePartlyUsedSheet({ sheets, changeSheets, now }: RunEffects, options: PartlyUsedSheetOptions) {
  const { settings, run, isFirstPart, onStartSlotChange } = options;
  const [lastPrint, setLastPrint] = useState<{ settings: PrintSettings; run: RunSource }>();
  const sheet = findPartlyUsedSheet(sheets, settings);
  const isJustPrinted = lastPrint?.settings === settings && lastPrint.run === run;
  const isOffered = sheet !== undefined && isFirstPart && !isJustPrinted && settings.start !== sheet.used + 1;
  return {
    /** Called after a print or when a PDF is marked as printed. `usedSettings` are the settings of these sheets. */
    remember: (usedSettings: PrintSettings, layout: SheetLayout) => {
      // The settings of a PDF are a copy. If the current settings are equal, keeps their object, since `isJustPrinted`
      // compares objects.
      setLastPrint({ settings: isSameSettings(usedSettings, settings) ? settings : usedSettings, run });
      changeSheets((latestSheets) => rememberSheet(latestSheets, usedSettings, layout, now()));
    },
    offer: isOffered
      ? {
          sheet,
          onUse: () => onStartSlotChange(sheet.used + 1),
          onDismiss: () => {
            changeSheets((latestSheets) => forgetSheet(latestSheets, settings));
            if (settings.start !== 1) onStartSlotChange(1);
          },
        }
      : undefined,
  };
}
