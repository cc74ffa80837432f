import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import { getSheetLayout } from '~/domain/printing/sheet/sheetLayout';
import { drawPage } from '~/domain/printing/sticker/scene';

import { sampleDesign } from '../design.sample';
import { createSampleRun } from '../run.sample';

const { codeOf } = createSampleRun(17);

/** Returns props of SheetPreview for a sample run. `changes` replace some of the default settings. */
export function createPreviewProps(changes: Partial<PrintSettings>, page = 0) {
  const settings = { ...defaultPrintSettings, ...changes };
  const sheet = getSheetLayout(settings);
  const scene = sheet.fits ? drawPage({ settings, layout: sheet, page, codeOf, hasImage: true }) : undefined;
  return { settings, sheet, page, scene, designHref: sampleDesign.href };
}
