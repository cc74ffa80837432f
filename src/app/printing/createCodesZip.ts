import { Zip, ZipDeflate, ZipPassThrough, zlibSync } from 'fflate';

import { drawQrImage, drawBarcodeImage, writeSvg } from '~/domain/printing/codes/codeImage';
import type { CodeImage } from '~/domain/printing/codes/codeImage';
import { writePng } from '~/domain/printing/codes/codePng';
import { createFileNames } from '~/domain/printing/codes/fileNames';
import type { DataMatrixEncoder } from '~/domain/codes/dataMatrix';
import { getTagUrl } from '~/domain/tag/getTagUrl';
import type { CodeDownloadRequest, JobOptions } from '~/screens/agency/PrintingScreen/controller/printingEffects';

import { writeCsv } from '../lists/downloadCsv';
import { yieldToMain } from './yieldToMain';

/** Maximum time in ms of a task. Between two tasks, the browser handles input and paints. */
const maxTaskMs = 12;
/** Minimum time in ms between two reports of progress. */
const progressIntervalMs = 100;

const barcodeFolders = { code128: 'code-128', dataMatrix: 'data-matrix' } as const;

/** Returns functions that add files to a ZIP file and finish it. */
function createZip() {
  const zipChunks: BlobPart[] = [];
  const modifiedAt = new Date();
  const zip = new Zip((error, data) => {
    if (error) throw error;
    // Copies the bytes, because fflate's type also allows a SharedArrayBuffer, which a Blob does not accept.
    zipChunks.push(new Uint8Array(data));
  });
  return {
    add: (name: string, bytes: Uint8Array, isAlreadyCompressed: boolean) => {
      const file = isAlreadyCompressed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
      file.mtime = modifiedAt;
      zip.add(file);
      file.push(bytes, true);
    },
    finish: () => {
      zip.end();
      return new Blob(zipChunks, { type: 'application/zip' });
    },
  };
}

/**
 * Creates a ZIP file with images of the QR codes, images of the barcodes (if stickers have barcodes), and a CSV list of
 * the images. Works in short tasks, so that the page responds to input. Resolves to undefined if `signal` aborts.
 */
export async function createCodesZip(
  { codes, tagBaseUrl, settings, format }: CodeDownloadRequest,
  dataMatrix: DataMatrixEncoder | undefined,
  { signal, onProgress }: JobOptions,
): Promise<Blob | undefined> {
  const zip = createZip();
  const encoder = new TextEncoder();
  const fileNames = createFileNames(codes.map(({ code }) => code));
  const { shown: hasBarcode, symbology } = settings.barcode;
  const csvRows: string[][] = [];
  const addImage = (path: string, image: CodeImage) =>
    format === 'png'
      ? zip.add(path, writePng(image, settings.dpi, zlibSync), true)
      : zip.add(path, encoder.encode(writeSvg(image)), false);
  let taskStartTime = performance.now();
  let lastReportTime = taskStartTime;
  for (const [index, { code, number }] of codes.entries()) {
    const url = getTagUrl(tagBaseUrl, code);
    const qrPath = `qr/${fileNames[index]}.${format}`;
    addImage(qrPath, drawQrImage(url, settings));
    const barcodeImage = hasBarcode ? drawBarcodeImage(code, settings, dataMatrix) : undefined;
    const barcodePath = barcodeImage ? `${barcodeFolders[symbology]}/${fileNames[index]}.${format}` : '';
    if (barcodeImage) addImage(barcodePath, barcodeImage);
    csvRows.push([String(number), code, qrPath, url, ...(hasBarcode ? [barcodePath] : [])]);
    const now = performance.now();
    if (now - taskStartTime < maxTaskMs) continue;
    if (now - lastReportTime >= progressIntervalMs) {
      lastReportTime = now;
      onProgress(index + 1);
    }
    await yieldToMain();
    if (signal.aborted) return undefined;
    taskStartTime = performance.now();
  }
  const headers = ['Number', 'Code', 'File', 'URL', ...(hasBarcode ? ['Barcode file'] : [])];
  zip.add('codes.csv', encoder.encode(await writeCsv({ headers, rows: csvRows })), false);
  return signal.aborted ? undefined : zip.finish();
}
