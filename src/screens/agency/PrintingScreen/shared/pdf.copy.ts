import type { ExportTable } from '~/components/data/column';
import { product } from '~/domain/brand';
import type { Printer } from '~/domain/printing/calibration/printer';
import { formatCount } from '~/domain/number/amounts';
import { formatNumber } from '~/domain/number/formatNumber';
import { toFileNamePart } from '~/domain/printing/codes/fileNames';
import { maxPdfStickers } from '~/domain/printing/pdf/pdfRun';
import type { ManifestEntry } from '~/domain/printing/pdf/pdfRun';

import { countWithNoun } from './format';
import { formatCorrection } from './formatCorrection';

const baseName = `${product.name.toLowerCase()}-stickers`;

/** Parts of the file names: the local day, and the printer whose correction is applied. */
type FileNameParts = { day: string; printer?: Printer | undefined };

/**
 * Returns the file name without number and extension. It contains the name of the printer, since the files have this
 * printer's correction and must not be printed on other printers.
 */
const createBaseName = ({ day, printer }: FileNameParts) =>
  [baseName, ...(printer ? [toFileNamePart(printer.name)] : []), day].join('-');

function createFileName(fileIndex: number, fileCount: number, nameParts: FileNameParts): string {
  const name = createBaseName(nameParts);
  return fileCount === 1 ? `${name}.pdf` : `${name}-${fileIndex + 1}-of-${fileCount}.pdf`;
}

function formatBytes(bytes: number): string {
  return bytes < 1_000_000
    ? `${formatCount(Math.max(1, bytes / 1000))} kB`
    : `${formatNumber(bytes / 1_000_000, 1)} MB`;
}

/** Returns the manifest as a table. It has the column 'File' only if there are several files. */
function createManifest(entries: readonly ManifestEntry[], fileCount: number, nameParts: FileNameParts): ExportTable {
  return {
    headers: [...(fileCount > 1 ? ['File'] : []), 'Page', 'Label', 'Code'],
    rows: entries.map(({ file, page, slot, code }) => [
      ...(fileCount > 1 ? [createFileName(file - 1, fileCount, nameParts)] : []),
      page,
      slot,
      code,
    ]),
  };
}

export const pdfCopy = {
  /** Label of the button on phones. Its accessible name is `save` or `saveAll`. */
  short: 'PDF',
  save: 'Save as PDF',
  saveAll: 'Save all as PDF',
  saveAnyway: 'Save anyway',
  fileName: createFileName,
  manifestName: createBaseName,
  manifest: createManifest,
  making: 'Making the PDF',
  progress: (page: number, pageCount: number, stickerCount: number, totalCount: number) =>
    `Page ${formatCount(page)} of ${formatCount(pageCount)} · ${formatCount(stickerCount)} of ${formatCount(totalCount)} stickers`,
  cancel: 'Cancel',
  made: (fileCount: number) => (fileCount === 1 ? 'PDF saved' : `${formatCount(fileCount)} PDF files are ready`),
  summary: (stickerCount: number, pageCount: number, bytes: number) =>
    `${countWithNoun(stickerCount, 'sticker')} · ${countWithNoun(pageCount, 'page')} · ${formatBytes(bytes)}`,
  // Omits the file size, so that the text and the button fit on one line on phones.
  sampleSummary: (codeCount: number, pageCount: number) =>
    `${countWithNoun(codeCount, 'sample code')} · ${countWithNoun(pageCount, 'page')}`,
  printerOnly: ({ name, calibration }: Printer) => `For ${name} only: ${formatCorrection(calibration)}.`,
  stale: 'Settings changed since then.',
  saveFile: (fileIndex: number) => `Save file ${fileIndex + 1}`,
  saveManifest: 'Code list (CSV)',
  marking: {
    mark: (count: number) => `Mark ${countWithNoun(count, 'tag')} as printed`,
    marked: 'Marked as printed',
  },
  errors: {
    failed:
      "The PDF could not be made: your design or part of this page didn't load. Check your connection and try again.",
    manifest: "The code list could not be made: part of this page didn't load. Check your connection and try again.",
    tooMany: (stickerCount: number) =>
      `${formatCount(stickerCount)} stickers are too many for one job of up to ${formatCount(maxPdfStickers)}. Make fewer copies, or split the list.`,
  },
  suggestion: (stickerCount: number, hasParts: boolean) =>
    `With ${formatCount(stickerCount)} stickers, a PDF is faster to make and to print than the print window${
      hasParts ? ', and it contains all parts' : ''
    }.`,
} as const;
