import { isIdentityCorrection, getCalibrationMatrix } from '../calibration/calibration';
import type { Calibration } from '../calibration/calibration';
import type { Size } from '../settings/paper';
import type { Box } from '../sticker/stickerElements';
import { getClipBox } from '../sticker/scene';
import type { PageScene, Shape } from '../sticker/scene';
import { drawGlyphs } from './drawGlyphs';
import type { PdfForm } from './pdfForm';
import { createPdfFonts } from './pdfFonts';
import type { PdfFonts } from './pdfFonts';
import { joinBytes, toLatin1Bytes, toPdfAsciiString, formatPdfFill, formatPdfNumbers, pointsPerMm } from './pdfText';
import type { Bytes } from './pdfText';

/** Resource names of the design and of the label font, by which pages refer to them. */
export const resourceNames = { design: 'D', font: 'F' } as const;

/** Returns the largest box in `box` with the proportions of `originalSize`, centred like SVG's `xMidYMid meet`. */
export function fitInBox(originalSize: Size, box: Box): Box {
  const scale = Math.min(box.width / originalSize.width, box.height / originalSize.height);
  const [width, height] = [originalSize.width * scale, originalSize.height * scale];
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

const toByte = (character: string) => character.charCodeAt(0);
const [space, minus, nine, moveTo] = [toByte(' '), toByte('-'), toByte('9'), toByte('M')];
const [rectangleOperator, fillOperator] = [toLatin1Bytes('re\n'), toLatin1Bytes('f')];

/**
 * Converts the path data of a code to PDF rectangles: 'M3 4h7v1h-7z' becomes '3 4 7 1 re'. All rectangles are filled at
 * once, so that no gaps show between them. Works on bytes for speed, because codes are the longest part of a page.
 */
function drawModules(path: string): Bytes {
  // A rectangle is shorter as a PDF operator than as path data, so the array is long enough.
  const bytes = new Uint8Array(path.length + fillOperator.length);
  let length = 0;
  const append = (part: Bytes) => {
    bytes.set(part, length);
    length += part.length;
  };
  for (let index = 0; index < path.length; index++) {
    const character = path.charCodeAt(index);
    if (character === minus) {
      // Each rectangle ends with the negative width, such as 'h-7z'. Its 'h' has already been replaced by the space
      // before 're', and '-7z' is skipped.
      append(rectangleOperator);
      index = path.indexOf('z', index);
    } else if (character !== moveTo) {
      bytes[length++] = character > nine ? space : character;
    }
  }
  append(fillOperator);
  return bytes.subarray(0, length);
}

const drawBox = ({ x, y, width, height }: Box) => `${formatPdfNumbers(x, y, width, height)} re`;

/** Returns the PDF operators that draw a shape, as texts and bytes that the caller must join in their order. */
function drawShape(shape: Shape, design: PageResources['design'], fonts: PdfFonts): (string | Bytes)[] {
  switch (shape.kind) {
    case 'image': {
      if (!design) return [];
      const { x, y, width, height } = fitInBox(design, shape);
      // PDF draws an image as a unit square, and a form XObject in the size of its page. Both have a y-axis that points
      // up, while the y-axis of our pages points down.
      const sourceSize = 'entries' in design ? design : { width: 1, height: 1 };
      const matrix = formatPdfNumbers(width / sourceSize.width, 0, 0, -height / sourceSize.height, x, y + height);
      return [`q ${matrix} cm /${resourceNames.design} Do Q\n`];
    }
    case 'patch':
      return [`${formatPdfFill(shape.fill)} ${drawBox(shape)} f\n`];
    case 'code':
    case 'bars': {
      const height = shape.kind === 'bars' ? shape.height : shape.moduleWidth;
      const matrix = formatPdfNumbers(shape.moduleWidth, 0, 0, height, shape.x, shape.y);
      return [`${formatPdfFill(shape.fill)} q ${matrix} cm\n`, drawModules(shape.path), ' Q\n'];
    }
    case 'text': {
      const matrix = formatPdfNumbers(1, 0, 0, -1, shape.x - shape.width / 2, shape.y);
      const font = `/${resourceNames.font} ${formatPdfNumbers(shape.size)} Tf`;
      return [`${formatPdfFill(shape.fill)} BT ${font} ${matrix} Tm ${toPdfAsciiString(shape.text)} Tj ET\n`];
    }
    case 'glyphs':
      return [drawGlyphs(shape, fonts)];
  }
}

/** Input of `writePageContent` that all pages of a PDF share. */
export type PageResources = {
  /** The design: the size of an image in px, or a page of another PDF as a form XObject. */
  design?: Size | Pick<PdfForm, 'width' | 'height' | 'entries'> | undefined;
  /** Collects the fonts that text lines use, so that they can be embedded. */
  fonts?: PdfFonts;
  /** Correction of the printer, applied to the whole page. */
  calibration?: Calibration | undefined;
};

/**
 * Returns the PDF operators that draw a page. Their coordinates are those of the scene: in millimetres, with the y-axis
 * pointing down. Each sticker is clipped at its bleed.
 */
export function writePageContent(
  scene: PageScene,
  { design, fonts = createPdfFonts(), calibration }: PageResources = {},
): Bytes {
  const toPoints = formatPdfNumbers(pointsPerMm, 0, 0, -pointsPerMm, 0, scene.height * pointsPerMm);
  const correction =
    calibration && !isIdentityCorrection(calibration)
      ? `${formatPdfNumbers(...getCalibrationMatrix(calibration))} cm\n`
      : '';
  const stickers = scene.stickers.flatMap(({ x, y, sticker }) => [
    `q ${formatPdfNumbers(1, 0, 0, 1, x, y)} cm ${drawBox(getClipBox(sticker))} W n\n`,
    ...sticker.shapes.flatMap((shape) => drawShape(shape, design, fonts)),
    'Q\n',
  ]);
  const marks = scene.marks.length > 0 ? [`0 g ${scene.marks.map(drawBox).join('\n')} f\n`] : [];
  return joinBytes([`${toPoints} cm\n${correction}`, ...stickers, ...marks]);
}
