import { applyLabelSheet } from '~/domain/printing/presets/labelSheet';
import { findLabelSheet } from '~/domain/printing/presets/labelSheets';
import { createPreset } from '~/domain/printing/presets/printPreset';
import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';

/** Returns the default settings with a label sheet applied, such as 'Avery L7160'. */
export function createLabelSheetSettings(name: string) {
  const sheet = findLabelSheet(name);
  if (!sheet) throw new Error(`There is no sheet ${name}.`);
  return applyLabelSheet(defaultPrintSettings, sheet);
}

/** Presets that a user has saved. */
export const samplePresets = [
  createPreset('Collar tags', { ...defaultPrintSettings, design: { width: 34, height: 40 } }),
  createPreset('Windscreen, HERMA', createLabelSheetSettings('HERMA 4478')),
];
