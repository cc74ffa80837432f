import { applyLabelSheet, matchesLabelSheet } from '~/domain/printing/presets/labelSheet';
import { findLabelSheet } from '~/domain/printing/presets/labelSheets';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';

/**
 * Returns a function that applies the label sheet `name` to the settings again. Undefined if the settings still match
 * the sheet, or if there is no sheet with this name.
 */
export function createLabelSheetRestorer(name: string, settings: PrintSettings): (() => PrintSettings) | undefined {
  const labelSheet = findLabelSheet(name);
  return labelSheet && !matchesLabelSheet(settings, labelSheet)
    ? () => applyLabelSheet(settings, labelSheet)
    : undefined;
}
