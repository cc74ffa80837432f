import { loadDataMatrix } from '~/components/printing/loadDataMatrix';
import type { CodesRequest, DownloadOutcome, PrintOptions } from '~/screens/agency/PrintingScreen/controller/effects';
import { needsDataMatrix } from '~/domain/printing/sticker/stickerElements';

import { saveFile } from '../files/saveFile';

/** Downloads the codes of a run as a ZIP file. Loads the code that packs it on demand. Never rejects. */
export async function saveCodes(request: CodesRequest, options: PrintOptions): Promise<DownloadOutcome> {
  try {
    const encoder = needsDataMatrix(request.settings) ? await loadDataMatrix() : undefined;
    const { packCodes } = await import('./packCodes');
    const zipFile = await packCodes(request, encoder, options);
    if (!zipFile || options.signal.aborted) return 'cancelled';
    saveFile(zipFile, 'codes.zip');
    return 'saved';
  } catch {
    return 'failed';
  }
}
