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

/** Input of `writePdf`. */
export type PdfRequest = {
  /**
   * The pages in order. Each page is drawn while the previous page is compressed, so only a few pages are in memory.
   */
  pages: Iterable<PageScene>;
  pageCount: number;
  /**
   * Boxes in mm around the finished stickers, and around their bleed. They are the same on all pages. They name the
   * intended positions, where the stickers are after printing, so `calibration` does not move them.
   */
  boxes?: { trim: Box; bleed: Box } | undefined;
  /** Correction of the printer for which the PDF is made. Undefined for a PDF for any printer. */
  calibration?: Calibration | undefined;
  /** The design, which is stored once for all stickers. */
  design?: PdfImage | PdfForm | undefined;
  /** True if the stickers have text lines, whose fonts are embedded. */
  hasLines?: boolean;
  /** True if the stickers have labels. Their font is not embedded, since every PDF reader has it. */
  hasLabels?: boolean;
  title: string;
  /** The program that made the PDF, for its metadata. */
  creator: string;
  /** The time for the metadata. */
  createdAt: Date;
  deflate: Deflate;
};

/** A piece of the PDF file, with the progress so far. All pieces in order make up the file. */
export type PdfStep = {
  parts: Bytes[];
  /** Number of pages and of stickers that are written so far. */
  pages: number;
  stickers: number;
};

/** Numbers of the objects. Each page has two objects, which follow those of the design. */
const objects = {
  catalog: 1,
  pages: 2,
  info: 3,
  resources: 4,
  design: designObjectNumber,
  alpha: firstFormObjectNumber,
} as const;

/** The font of labels, which is not embedded. Print shops ask about such fonts, so only files with labels name it. */
const labelFont = `/${resourceNames.font} << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>`;

const formatReference = (number: number) => `${number} 0 R`;

/**
 * Writes a PDF with exact page sizes and codes as vectors, one page per step. The first step contains what the pages
 * share, the last step the cross-reference table. `/PrintScaling /None` asks readers to print at actual size.
 */
export async function* writePdf(request: PdfRequest): AsyncGenerator<PdfStep> {
  const { pages, pageCount, boxes, calibration, design, hasLines = false, hasLabels = false, deflate } = request;
  let parts: Bytes[] = [];
  const takeParts = () => {
    const taken = parts;
    parts = [];
    return taken;
  };
  const file = createPdfFile((part) => parts.push(part), deflate);

  const viewer = '<< /PrintScaling /None /DisplayDocTitle true /PickTrayByPDFSize true >>';
  const layers = design && 'catalog' in design ? ` ${design.catalog}` : '';
  file.writeObject(
    objects.catalog,
    `/Type /Catalog /Pages ${formatReference(objects.pages)} /Lang (en) /ViewerPreferences ${viewer}${layers}`,
  );
  const firstPageObject = objects.design + (design ? countObjects(design) : 0);
  const pageObjects = Array.from({ length: pageCount }, (_, index) => firstPageObject + 2 * index);
  file.writeObject(
    objects.pages,
    `/Type /Pages /Count ${pageCount} /Kids [${pageObjects.map(formatReference).join(' ')}]`,
  );
  const { title, creator, createdAt } = request;
  const text = `/Title ${toPdfTextString(title)} /Creator ${toPdfTextString(creator)}`;
  file.writeObject(objects.info, `${text} /CreationDate ${formatPdfDate(createdAt)}`);
  if (design) writeDesign(file, design);
  const images = design ? ` /XObject << /${resourceNames.design} ${formatReference(objects.design)} >>` : '';
  const fonts = createPdfFonts();
  const writeResources = (embeddedFonts: string) =>
    file.writeObject(objects.resources, `/Font << ${hasLabels ? labelFont : ''}${embeddedFonts} >>${images}`);
  if (!hasLines) writeResources('');
  yield { parts: takeParts(), pages: 0, stickers: 0 };

  const innerBoxes = (page: Size) =>
    boxes ? `${formatPageBox('TrimBox', page, boxes.trim)} ${formatPageBox('BleedBox', page, boxes.bleed)} ` : '';
  let [pagesWritten, stickers] = [0, 0];
  const draw = (scene: PageScene) => writePageContent(scene, { design, fonts, calibration });
  for await (const { scene, content } of compressPages(pages, draw, deflate)) {
    const pageObject = firstPageObject + 2 * pagesWritten;
    const media = formatPageBox('MediaBox', scene, { x: 0, y: 0, ...scene });
    const links = `/Parent ${formatReference(objects.pages)} /Resources ${formatReference(objects.resources)}`;
    file.writeObject(
      pageObject,
      `/Type /Page ${links} ${media} ${innerBoxes(scene)}/Contents ${formatReference(pageObject + 1)}`,
    );
    file.writeStream(pageObject + 1, '/Filter /FlateDecode', content);
    pagesWritten += 1;
    stickers += scene.stickers.length;
    yield { parts: takeParts(), pages: pagesWritten, stickers };
  }
  // The resources and fonts are written after the last page, when it is known which glyphs the pages use.
  if (hasLines) writeResources(await fonts.write(file, firstPageObject + 2 * pageCount));
  file.finish(`/Root ${formatReference(objects.catalog)} /Info ${formatReference(objects.info)}`);
  yield { parts: takeParts(), pages: pagesWritten, stickers };
}

/** Draws the pages one after the other. Each page is compressed while the next one is drawn. */
async function* compressPages(pages: Iterable<PageScene>, draw: (scene: PageScene) => Bytes, deflate: Deflate) {
  let previous: { scene: PageScene; compressed: Promise<Bytes> } | undefined;
  for (const scene of pages) {
    const compressed = deflate(draw(scene));
    // Avoids an unhandled rejection if the page before fails too.
    compressed.catch(() => undefined);
    if (previous) yield { scene: previous.scene, content: await previous.compressed };
    previous = { scene, compressed };
  }
  if (previous) yield { scene: previous.scene, content: await previous.compressed };
}

/** Writes a boundary of a page in points. PDF measures from the bottom left corner. */
function formatPageBox(name: string, page: Size, { x, y, width, height }: Box): string {
  const corners = [x, page.height - y - height, x + width, page.height - y].map((mm) => mm * pointsPerMm);
  return `/${name} [${formatPdfNumbers(...corners)}]`;
}

/** Returns the number of objects that a design needs. */
const countObjects = (design: PdfImage | PdfForm) =>
  1 + ('objects' in design ? design.objects.length : design.alpha ? 1 : 0);

function writeDesign(file: ReturnType<typeof createPdfFile>, design: PdfImage | PdfForm) {
  if ('objects' in design) {
    file.writeStream(objects.design, design.entries, design.bytes);
    design.objects.forEach((object, index) => file.writeBytes(firstFormObjectNumber + index, object));
    return;
  }
  const { width, height, encoding, bytes, alpha } = design;
  const image = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height}`;
  const mask = alpha ? ` /SMask ${formatReference(objects.alpha)}` : '';
  file.writeStream(objects.design, `${image} ${encoding}${mask}`, bytes);
  if (alpha) file.writeStream(objects.alpha, `${image} ${alpha.encoding}`, alpha.bytes);
}
