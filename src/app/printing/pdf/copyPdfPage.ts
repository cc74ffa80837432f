import {
  decodePDFRawStream,
  ParseSpeeds,
  PDFArray,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFObjectCopier,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import type { PDFObject, PDFPageLeaf } from '@cantoo/pdf-lib';

import { joinBytes, toLatin1Bytes } from '~/domain/printing/pdf/pdfText';
import type { Bytes } from '~/domain/printing/pdf/pdfText';
import {
  designObjectNumber,
  formatFormEntries,
  firstFormObjectNumber,
  turnUpright,
} from '~/domain/printing/pdf/pdfForm';
import type { PageGeometry, PageView, PdfForm } from '~/domain/printing/pdf/pdfForm';

import { deflate } from './deflate';

const toBytes = (bytes: Uint8Array): Bytes => new Uint8Array(bytes);

function serialize(object: PDFObject): Bytes {
  const bytes = new Uint8Array(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  return bytes;
}

/**
 * Returns the content of a page as one compressed stream, and its `/Filter` entry. Joins the streams of a page before
 * compressing them, since an operation can begin in one stream and end in the next.
 */
async function readContent(page: PDFPageLeaf): Promise<{ filter: string; bytes: Bytes }> {
  const contents = page.Contents();
  const parts =
    contents instanceof PDFArray ? contents.asArray().map((_, index) => contents.lookup(index)) : [contents];
  const streams = parts.filter((part) => part !== undefined);
  const decodedStreams = streams.map((stream) => {
    if (!(stream instanceof PDFRawStream)) throw new TypeError('The content of the page is not a stream.');
    return toBytes(decodePDFRawStream(stream).decode());
  });
  const bytes = joinBytes(decodedStreams.flatMap((part) => [part, '\n']));
  return { filter: '/Filter /FlateDecode', bytes: await deflate(bytes) };
}

const toPdfName = (text: string) => PDFName.of(text);

/** True for a font that is not embedded in the file, so that PDF readers substitute another font. */
function isUnembeddedFont(object: PDFObject): boolean {
  if (!(object instanceof PDFDict) || object.get(toPdfName('Type')) !== toPdfName('Font')) return false;
  const subtype = object.get(toPdfName('Subtype'));
  // A Type0 font has no font file of its own: its descendant fonts are checked instead. A Type3 font contains its
  // glyphs.
  if (subtype === toPdfName('Type0') || subtype === toPdfName('Type3')) return false;
  const descriptor = object.lookup(toPdfName('FontDescriptor'));
  const hasFontFile = (key: string) => descriptor instanceof PDFDict && descriptor.has(toPdfName(key));
  return !['FontFile', 'FontFile2', 'FontFile3'].some(hasFontFile);
}

/** A copied page. `hasUnembeddedFonts` is true if some of its fonts are not embedded in the file. */
export type PdfPageCopy = { form: PdfForm; hasUnembeddedFonts: boolean };

/** Reads a PDF whose pages can be copied. Rejects if it is encrypted, or if pdf-lib cannot read its objects. */
export const openPdfForCopying = (file: Bytes): Promise<PDFDocument> =>
  PDFDocument.load(file, { parseSpeed: ParseSpeeds.Fastest, throwOnInvalidObject: true, updateMetadata: false });

/** Returns the trim box of a page, or the crop box if the page has no trim box. */
export function readTrimBox(source: PDFDocument, pageNumber: number): PageView {
  const { x, y, width, height } = source.getPage(pageNumber - 1).getTrimBox();
  return [x, y, x + width, y + height];
}

/**
 * Copies a page of a PDF as a form XObject, with everything that it draws: fonts, images, colour spaces, transparency
 * and layers. Annotations, links, scripts and private data of drawing programs are left out. Rejects if pdf-lib cannot
 * decode the page.
 */
export async function copyPdfPage(
  source: PDFDocument,
  pageNumber: number,
  geometry: PageGeometry,
): Promise<PdfPageCopy> {
  const pageNode = source.getPage(pageNumber - 1).node;
  const copyContext = PDFContext.create();
  copyContext.largestObjectNumber = designObjectNumber;
  const copier = PDFObjectCopier.for(source.context, copyContext);
  const copyEntry = (key: string, value: PDFObject | undefined) => {
    const object = source.context.lookup(value);
    return object instanceof PDFDict ? ` /${key} ${copyContext.register(copier.copy(object)).toString()}` : '';
  };
  const resources = copyEntry('Resources', pageNode.Resources());
  const group = copyEntry('Group', pageNode.get(toPdfName('Group')));
  const catalog = copyEntry('OCProperties', source.catalog.get(toPdfName('OCProperties')));
  const { filter, bytes } = await readContent(pageNode);

  const copiedObjects = new Map(
    copyContext.enumerateIndirectObjects().map(([{ objectNumber }, object]) => [objectNumber, object]),
  );
  const objects = Array.from({ length: copyContext.largestObjectNumber - designObjectNumber }, (_, index) => {
    const object = copiedObjects.get(firstFormObjectNumber + index);
    // Writes null for a missing object, since a reference to a missing object counts as null (ISO 32000-1, 7.3.10).
    return object ? serialize(object) : toLatin1Bytes('null');
  });
  return {
    form: {
      ...turnUpright(geometry).size,
      entries: `${formatFormEntries(geometry)}${resources}${group} ${filter}`,
      bytes,
      objects,
      catalogEntries: catalog.trim(),
    },
    hasUnembeddedFonts: [...copiedObjects.values()].some(isUnembeddedFont),
  };
}
