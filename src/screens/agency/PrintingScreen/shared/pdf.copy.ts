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
 * Returns the file name without number and extension. It contains the name of the printer, since the files have the
 * printer's correction and must not be printed on another one.
 */
const createBaseName = ({ day, printer }: FileNameParts) =>
  [baseName, ...(printer ? [toFileNamePart(printer.name)] : []), day].join('-');

function createFileName(index: number, count: number, nameParts: FileNameParts): string {
  const name = createBaseName(nameParts);
  return count === 1 ? `${name}.pdf` : `${name}-${index + 1}-of-${count}.pdf`;
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
  save: 'Save as PDF',
  saveAll: 'Save all as PDF',
  saveAnyway: 'Save anyway',
  fileName: createFileName,
  manifestName: createBaseName,
  manifest: createManifest,
  making: 'Making the PDF',
  progress: (page: number, pages: number, stickers: number, count: number) =>
    `Page ${formatCount(page)} of ${formatCount(pages)} · ${formatCount(stickers)} of ${formatCount(count)} stickers`,
  cancel: 'Cancel',
  made: (fileCount: number) => (fileCount === 1 ? 'PDF saved' : `${formatCount(fileCount)} PDF files are ready`),
  summary: (stickers: number, pages: number, bytes: number) =>
    `${countWithNoun(stickers, 'sticker')} · ${countWithNoun(pages, 'page')} · ${formatBytes(bytes)}`,
  // Omits the file size, so that the text and the button fit on one line on phones.
  sampleSummary: (codes: number, pages: number) =>
    `${countWithNoun(codes, 'sample code')} · ${countWithNoun(pages, 'page')}`,
  shortAdvice: 'Print at 100 %.',
  printerOnly: ({ name, calibration }: Printer) => `For ${name} only: ${formatCorrection(calibration)}.`,
  stale: 'Settings changed since then.',
  saveFile: (index: number) => `Save file ${index + 1}`,
  saveManifest: 'Code list (CSV)',
  marking: {
    mark: (count: number) => `Mark ${countWithNoun(count, 'tag')} as printed`,
    marked: 'Marked as printed',
  },
  errors: {
    failed:
      "The PDF could not be made: your design or part of this page didn't load. Check your connection and try again.",
    manifest: "The code list could not be made: part of this page didn't load. Check your connection and try again.",
    tooMany: (stickers: number) =>
      `${formatCount(stickers)} stickers are too many for one job of up to ${formatCount(maxPdfStickers)}. Make fewer copies, or split the list.`,
  },
  suggestion: (stickers: number, hasParts: boolean) =>
    `With ${formatCount(stickers)} stickers, a PDF is faster to make and to print than the print window${
      hasParts ? ', and it contains all parts' : ''
    }.`,
} as const;
