import { loadDataMatrix } from '~/components/printing/loadDataMatrix';
import type {
  CodeDownloadRequest,
  DownloadOutcome,
  JobOptions,
} from '~/screens/agency/PrintingScreen/controller/printingEffects';
import { needsDataMatrix } from '~/domain/printing/sticker/stickerElements';

import { saveFile } from '../files/saveFile';

/** Downloads images of the codes of a run as a ZIP file. Loads the module that creates it on demand. Never rejects. */
export async function downloadCodesZip(request: CodeDownloadRequest, options: JobOptions): Promise<DownloadOutcome> {
  try {
    const encoder = needsDataMatrix(request.settings) ? await loadDataMatrix() : undefined;
    const { createCodesZip } = await import('./createCodesZip');
    const zipFile = await createCodesZip(request, encoder, options);
    if (!zipFile || options.signal.aborted) return 'cancelled';
    saveFile(zipFile, 'codes.zip');
    return 'saved';
  } catch {
    return 'failed';
  }
}
