import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import { getSheetLayout } from '~/domain/printing/sheet/sheetLayout';
import { drawPage } from '~/domain/printing/sticker/scene';

import { sampleDesign } from '../design.sample';
import { createSampleRun } from '../run.sample';

const { getQr } = createSampleRun(17);

/** Returns props of SheetPreview for a sample run. `changes` replace some of the default settings. */
export function createPreviewProps(changes: Partial<PrintSettings>, page = 0) {
  const settings = { ...defaultPrintSettings, ...changes };
  const layout = getSheetLayout(settings);
  const scene = layout.fits ? drawPage({ settings, layout, page, getQr, hasImage: true }) : undefined;
  return { settings, layout, page, scene, designHref: sampleDesign.href };
}
