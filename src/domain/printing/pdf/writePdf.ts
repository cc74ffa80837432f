import type { Bytes } from './pdfText';
import type { Calibration } from '../calibration/calibration';
import type { Size } from '../settings/paper';
import type { PageScene } from '../sticker/scene';
import type { Box } from '../sticker/stickerElements';
import { resourceNames, writePageContent } from './pageContent';
import { createPdfFile } from './pdfFile';
import { createPdfFonts } from './pdfFonts';
import { designObjectNumber, firstFormObjectNumber } from './pdfForm';
import type { PdfForm } from './pdfForm';
import type { Deflate, PdfImage } from './pdfImage';
import { formatPdfDate, formatPdfNumbers, toPdfTextString, pointsPerMm } from './pdfText';

export type PdfRequest = {
  /** The pages in order. They are drawn one at a time, while the previous page is compressed, to save memory. */
  pages: Iterable<PageScene>;
  pageCount: number;
  /**
   * TrimBox and BleedBox of all pages, in mm, see `getPageBoxes`. They are the intended positions of the stickers on
   * paper, so `calibration` does not move them.
   */
  boxes?: { trim: Box; bleed: Box } | undefined;
  /** Correction of the printer for which the PDF is made. Undefined if the PDF is not made for a certain printer. */
  calibration?: Calibration | undefined;
  /** The design. It is written once, and all stickers refer to it. */
  design?: PdfImage | PdfForm | undefined;
  /** True if the stickers have labels. Their font is not embedded, since every PDF reader has it. */
  hasLabels?: boolean;
  title: string;
  /** Name of the program that made the PDF, for the metadata. */
  creator: string;
  /** Creation time for the metadata. */
  createdAt: Date;
  deflate: Deflate;
};

/** A piece of the PDF file, and the progress so far. The file consists of all pieces in order. */
export type PdfStep = {
  parts: Bytes[];
  /** Numbers of pages and stickers that have been written so far. */
  writtenPageCount: number;
  writtenStickerCount: number;
};

/** Object numbers. Two objects for each page, its entries and its content, follow the objects of the design. */
const objectNumbers = {
  catalog: 1,
  pages: 2,
  info: 3,
  resources: 4,
  design: designObjectNumber,
  alpha: firstFormObjectNumber,
} as const;

/** The font of labels, which is not embedded. Print shops ask about such fonts, so only files with labels name it. */
const labelFontEntry = `/${resourceNames.font} << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>`;

const formatReference = (number: number) => `${number} 0 R`;

/**
 * Writes a PDF with exact page sizes and vector codes. The first step contains the design and the metadata, the next
 * steps one page each, and the last step the fonts, the resources and the cross-reference table. `/PrintScaling /None`
 * asks readers to print at actual size.
 */
export async function* writePdf(request: PdfRequest): AsyncGenerator<PdfStep> {
  const { pages, pageCount, boxes, calibration, design, hasLabels = false, deflate } = request;
  let parts: Bytes[] = [];
  const takeParts = () => {
    const takenParts = parts;
    parts = [];
    return takenParts;
  };
  const file = createPdfFile((part) => parts.push(part), deflate);

  const preferences = '<< /PrintScaling /None /DisplayDocTitle true /PickTrayByPDFSize true >>';
  const layers = design && 'catalogEntries' in design ? ` ${design.catalogEntries}` : '';
  file.writeObject(
    objectNumbers.catalog,
    `/Type /Catalog /Pages ${formatReference(objectNumbers.pages)} /Lang (en) /ViewerPreferences ${preferences}${layers}`,
  );
  const firstPageObjectNumber = objectNumbers.design + (design ? countObjects(design) : 0);
  const pageObjectNumbers = Array.from({ length: pageCount }, (_, index) => firstPageObjectNumber + 2 * index);
  file.writeObject(
    objectNumbers.pages,
    `/Type /Pages /Count ${pageCount} /Kids [${pageObjectNumbers.map(formatReference).join(' ')}]`,
  );
  const { title, creator, createdAt } = request;
  const documentInfo = `/Title ${toPdfTextString(title)} /Creator ${toPdfTextString(creator)}`;
  file.writeObject(objectNumbers.info, `${documentInfo} /CreationDate ${formatPdfDate(createdAt)}`);
  if (design) writeDesign(file, design);
  const images = design ? ` /XObject << /${resourceNames.design} ${formatReference(objectNumbers.design)} >>` : '';
  const fonts = createPdfFonts();
  yield { parts: takeParts(), writtenPageCount: 0, writtenStickerCount: 0 };

  const formatInnerBoxes = (page: Size) =>
    boxes ? `${formatPageBox('TrimBox', page, boxes.trim)} ${formatPageBox('BleedBox', page, boxes.bleed)} ` : '';
  let [writtenPageCount, writtenStickerCount] = [0, 0];
  const drawContent = (scene: PageScene) => writePageContent(scene, { design, fonts, calibration });
  for await (const { scene, content } of compressPages(pages, drawContent, deflate)) {
    const pageObjectNumber = firstPageObjectNumber + 2 * writtenPageCount;
    const mediaBox = formatPageBox('MediaBox', scene, { x: 0, y: 0, ...scene });
    const references = `/Parent ${formatReference(objectNumbers.pages)} /Resources ${formatReference(objectNumbers.resources)}`;
    file.writeObject(
      pageObjectNumber,
      `/Type /Page ${references} ${mediaBox} ${formatInnerBoxes(scene)}/Contents ${formatReference(pageObjectNumber + 1)}`,
    );
    file.writeStream(pageObjectNumber + 1, '/Filter /FlateDecode', content);
    writtenPageCount += 1;
    writtenStickerCount += scene.stickers.length;
    yield { parts: takeParts(), writtenPageCount, writtenStickerCount };
  }
  // Resources and fonts are written after the last page, because all glyphs in use are known only then.
  const embeddedFonts = await fonts.write(file, firstPageObjectNumber + 2 * pageCount);
  file.writeObject(objectNumbers.resources, `/Font << ${hasLabels ? labelFontEntry : ''}${embeddedFonts} >>${images}`);
  file.finish(`/Root ${formatReference(objectNumbers.catalog)} /Info ${formatReference(objectNumbers.info)}`);
  yield { parts: takeParts(), writtenPageCount, writtenStickerCount };
}

/** Draws the pages one after the other. Each page is compressed while the next one is drawn. */
async function* compressPages(pages: Iterable<PageScene>, drawContent: (scene: PageScene) => Bytes, deflate: Deflate) {
  let previousPage: { scene: PageScene; compressed: Promise<Bytes> } | undefined;
  for (const scene of pages) {
    const compressed = deflate(drawContent(scene));
    // Prevents an unhandled rejection: this promise is never awaited if the previous page fails.
    compressed.catch(() => undefined);
    if (previousPage) yield { scene: previousPage.scene, content: await previousPage.compressed };
    previousPage = { scene, compressed };
  }
  if (previousPage) yield { scene: previousPage.scene, content: await previousPage.compressed };
}

/** Formats a box of a page in points. PDF measures from the bottom left corner of the page. */
function formatPageBox(name: string, page: Size, { x, y, width, height }: Box): string {
  const corners = [x, page.height - y - height, x + width, page.height - y].map((mm) => mm * pointsPerMm);
  return `/${name} [${formatPdfNumbers(...corners)}]`;
}

/** Returns the number of PDF objects that `writeDesign` writes. */
const countObjects = (design: PdfImage | PdfForm) =>
  1 + ('objects' in design ? design.objects.length : design.alpha ? 1 : 0);

function writeDesign(file: ReturnType<typeof createPdfFile>, design: PdfImage | PdfForm) {
  if ('objects' in design) {
    file.writeStream(objectNumbers.design, design.entries, design.bytes);
    design.objects.forEach((object, index) => file.writeBytes(firstFormObjectNumber + index, object));
    return;
  }
  const { width, height, encoding, bytes, alpha } = design;
  const image = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height}`;
  const mask = alpha ? ` /SMask ${formatReference(objectNumbers.alpha)}` : '';
  file.writeStream(objectNumbers.design, `${image} ${encoding}${mask}`, bytes);
  if (alpha) file.writeStream(objectNumbers.alpha, `${image} ${alpha.encoding}`, alpha.bytes);
}
