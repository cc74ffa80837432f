import type { PDFDocument } from '@cantoo/pdf-lib';

import { isRecord } from '~/domain/isRecord';
import type { DesignNote } from '~/domain/printing/design/design';
import type { PdfFileError } from '~/domain/printing/design/designFile';
import { trimView, turnUpright } from '~/domain/printing/pdf/pdfForm';
import type { PageGeometry } from '~/domain/printing/pdf/pdfForm';
import type { Size } from '~/domain/printing/settings/paper';

import { copyPdfPage, openPdfForCopying, readTrimBox } from './copyPdfPage';
import { renderPage, getPageView } from './renderPage';
import { isFaithfulCopy } from './isFaithfulCopy';
import { openPdf } from './openPdf';
import type { OpenPdf } from './openPdf';
import type { PdfPageResponse, PdfPageRequest } from './pdfPageMessages';

/** Number of pixels of the preview image: enough to look sharp on every screen. */
const previewPixelCount = 4_000_000;

/** Subtypes of annotations that are not visible in print. The user gets no note that they are left out. */
const invisibleAnnotations = new Set(['Link', 'Popup']);

const scaleToPixelCount = ({ width, height }: Size, pixelCount: number): Size => {
  const scale = Math.sqrt(pixelCount / (width * height));
  return { width: width * scale, height: height * scale };
};

const toPng = (canvas: OffscreenCanvas) => canvas.convertToBlob({ type: 'image/png' });

type OpenPage = Awaited<ReturnType<OpenPdf['getPage']>>;

/**
 * Opens a file to copy its pages. Resolves to undefined if the file is encrypted or damaged: its pages can only be
 * drawn.
 */
const openForCopy = async (file: Blob) =>
  openPdfForCopying(new Uint8Array(await file.arrayBuffer())).catch(() => undefined);

/** Copies a page as a form XObject. Returns undefined if it cannot be copied, or if the copy looks different. */
async function copyPage(source: PDFDocument, page: OpenPage, geometry: PageGeometry) {
  try {
    const copy = await copyPdfPage(source, page.pageNumber, geometry);
    return (await isFaithfulCopy(copy.form, page, geometry.view)) ? copy : undefined;
  } catch {
    return undefined;
  }
}

async function findNotes(page: OpenPage, copy: { hasUnembeddedFonts: boolean } | undefined, isTrimmed: boolean) {
  const annotations: unknown = await page.getAnnotations();
  const isVisibleInPrint = (annotation: unknown) =>
    isRecord(annotation) && !invisibleAnnotations.has(String(annotation['subtype']));
  const notes: DesignNote[] = isTrimmed ? ['trimmed'] : [];
  if (!copy) notes.push('picture');
  else if (copy.hasUnembeddedFonts) notes.push('pdf-fonts');
  if (Array.isArray(annotations) && annotations.some(isVisibleInPrint)) notes.push('annotations');
  return notes;
}

async function readPage(pdf: OpenPdf, { file, page: pageNumber, size }: PdfPageRequest): Promise<PdfPageResponse> {
  if (pdf.numPages === 0) return { type: 'rejected', error: { reason: 'pdf-empty' } };
  const page = await pdf.getPage(pageNumber);
  const source = await openForCopy(file);
  const trimmedView = source && trimView(getPageView(page), readTrimBox(source, pageNumber));
  const view = trimmedView ?? getPageView(page);
  if (size) return { type: 'drawn', image: await toPng(await renderPage(page, view, size)) };
  const geometry = { view, rotation: page.rotate, userUnit: page.userUnit };
  const pageSize = turnUpright(geometry).size;
  const image = await toPng(await renderPage(page, view, scaleToPixelCount(pageSize, previewPixelCount)));
  const copy = source && (await copyPage(source, page, geometry));
  const notes = await findNotes(page, copy, trimmedView !== undefined);
  return { type: 'read', page: { size: pageSize, pageCount: pdf.numPages, image, form: copy?.form, notes } };
}

function toPdfFileError(error: unknown): PdfFileError {
  const needsPassword = error instanceof Error && error.name === 'PasswordException';
  return { reason: needsPassword ? 'pdf-password' : 'pdf-damaged' };
}

/** Reads a page of a PDF as a design; with `size`, only draws the page. Resolves to an error if that fails. */
export async function readPdfPage(request: PdfPageRequest): Promise<PdfPageResponse> {
  try {
    const { pdf } = await openPdf(request.file);
    return await readPage(pdf, request);
  } catch (error) {
    return { type: 'rejected', error: toPdfFileError(error) };
  }
}
