import type { BarcodeDrawing, BarcodeProblem } from '../../codes/code128';
import type { DataMatrixDrawing } from '../../codes/dataMatrix';
import type { QrDrawing } from '../../codes/qr';
import type { ShapedLine, ShapedText } from '../text/shapedText';
import { drawLines } from './drawLines';
import { fitText } from './fitText';
import { getPaperSize } from '../settings/paper';
import type { Size } from '../settings/paper';
import type { PrintSettings } from '../settings/printSettings';
import { drawMarks, getPrintedBleed } from '../sheet/marks';
import { getStickerRange } from '../sheet/sheetLayout';
import type { Point, SheetLayout } from '../sheet/sheetLayout';
import { enlargeForBleed, getElementBoxes, maxLabelFontSize, getModuleWidth, quietZones } from './stickerElements';
import type { Box, StickerSettings } from './stickerElements';

/** A shape on a sticker. Positions and lengths are in mm, measured from the sticker's top left corner. */
export type Shape =
  /** The design image, which is scaled to fit the box. */
  | ({ kind: 'image' } & Box)
  /** The background of a code or label. */
  | ({ kind: 'patch'; fill: string } & Box)
  /** A QR or Data Matrix code. One unit of `path` is one module of `module` mm, and the path starts at `x` and `y`. */
  | ({ kind: 'code'; path: string; moduleWidth: number; fill: string } & Point)
  /**
   * A barcode. Horizontally, one unit of `path` is one module of `module` mm. Vertically, one unit is `height` mm, the
   * height of the bars.
   */
  | ({ kind: 'bars'; path: string; moduleWidth: number; height: number; fill: string } & Point)
  /**
   * A label in Helvetica. `x` is the centre of the text, `y` is its baseline, `size` is the font size, and `width` is
   * the width of the text.
   */
  | ({ kind: 'text'; text: string; size: number; width: number; fill: string } & Point)
  /** A text line, shaped into glyphs. `x` and `y` are the start of its baseline, and `size` is the font size. */
  | ({ kind: 'glyphs'; line: ShapedLine; size: number; fill: string } & Point);

/**
 * A sticker: its size in mm, and its shapes in drawing order. Shapes are clipped `bleed` mm outside of the edges, see
 * `getClipBox`.
 */
export type StickerScene = Size & { bleed: Point; shapes: readonly Shape[] };

/** A page in mm: its size, its stickers with their positions, and its black marks. Preview, print and PDF share it. */
export type PageScene = Size & {
  stickers: readonly (Point & { index: number; sticker: StickerScene })[];
  marks: readonly Box[];
};

/** Returns the box to which the shapes of a sticker are clipped, in mm from the sticker's top left corner. */
export const getClipBox = ({ width, height, bleed }: StickerScene): Box => ({
  x: 0 - bleed.x,
  y: 0 - bleed.y,
  width: width + 2 * bleed.x,
  height: height + 2 * bleed.y,
});

/** Texts of the labels: the number below the QR code, and the serial number below the barcode. */
export type LabelTexts = { number: string; serial: string };

/**
 * Labels, barcode, Data Matrix code and text lines of a sticker. The settings decide which of them are drawn. The
 * functions are called each time the sticker is drawn, so they should cache their results.
 */
export type StickerExtras = LabelTexts & {
  barcode: () => BarcodeDrawing | BarcodeProblem;
  /** Draws the Data Matrix code. Undefined until the encoder is loaded. */
  dataMatrix?: (() => DataMatrixDrawing | BarcodeProblem) | undefined;
  /** The text lines in the order of the settings. Undefined until the fonts are loaded. */
  lines?: () => readonly ShapedText[];
};

type ElementColours = Pick<PrintSettings['qr'], 'colour' | 'background' | 'withBackground'>;

/** Draws the patch under a code or label. Returns no shape if the settings have no background. */
const drawPatch = (box: Box, { withBackground, background }: ElementColours): Shape[] =>
  withBackground ? [{ kind: 'patch', ...box, fill: background }] : [];

/** Draws a label on its patch. Returns no shapes if the text does not fit, which `findIssues` reports. */
function drawLabel(text: string, box: Box, colours: ElementColours): Shape[] {
  const fitted = fitText(text, box, maxLabelFontSize);
  if (!fitted.ok) return [];
  const { size, width, baseline } = fitted;
  const position = { x: box.x + box.width / 2, y: box.y + baseline };
  return [...drawPatch(box, colours), { kind: 'text', ...position, text, size, width, fill: colours.colour }];
}

/** Draws a QR or Data Matrix code on its patch. The box includes the quiet zone. */
function drawModules(
  symbology: 'qr' | 'dataMatrix',
  { moduleCount, path }: { moduleCount: number; path: string },
  box: Box,
  colours: ElementColours,
): Shape[] {
  const moduleWidth = getModuleWidth(symbology, box.width, moduleCount);
  const quietZone = quietZones[symbology] * moduleWidth;
  const position = { x: box.x + quietZone, y: box.y + quietZone };
  return [...drawPatch(box, colours), { kind: 'code', ...position, moduleWidth, path, fill: colours.colour }];
}

/**
 * Draws a barcode or a Data Matrix code on its patch. Returns no shapes if the text cannot be encoded, which
 * `findIssues` reports, and while the encoder is not loaded.
 */
function drawSecondCode(extras: StickerExtras, box: Box, barcode: PrintSettings['barcode']): Shape[] {
  if (barcode.symbology === 'dataMatrix') {
    const drawing = extras.dataMatrix?.();
    return drawing?.ok ? drawModules('dataMatrix', drawing, box, barcode) : [];
  }
  const drawing = extras.barcode();
  if (!drawing.ok) return [];
  const { moduleCount, path } = drawing;
  const moduleWidth = getModuleWidth('code128', box.width, moduleCount);
  const position = { x: box.x + quietZones.code128 * moduleWidth, y: box.y };
  return [
    ...drawPatch(box, barcode),
    { kind: 'bars', ...position, path, moduleWidth, height: box.height, fill: barcode.colour },
  ];
}

/**
 * Draws one sticker: the design image, the QR code with its quiet zone, and the extras that the settings enable. A code
 * or label that has a background is drawn on a filled rectangle.
 */
export function drawSticker(
  settings: StickerSettings & Pick<PrintSettings, 'marks' | 'gap'>,
  code: QrDrawing,
  hasImage: boolean,
  extras?: StickerExtras,
): StickerScene {
  const { design, qr, barcode, marks } = settings;
  const boxes = getElementBoxes(settings);
  return {
    ...design,
    bleed: getPrintedBleed(settings),
    shapes: [
      ...(hasImage ? [{ kind: 'image', ...enlargeForBleed(design, marks.bleed) } as const] : []),
      ...drawModules('qr', { moduleCount: code.moduleCount, path: code.path }, boxes.qr, qr),
      ...(extras && boxes.number ? drawLabel(extras.number, boxes.number, qr) : []),
      ...(extras && boxes.barcode ? drawSecondCode(extras, boxes.barcode, barcode) : []),
      ...(extras && boxes.serial ? drawLabel(extras.serial, boxes.serial, barcode) : []),
      ...(extras?.lines ? drawLines(settings, extras.lines()) : []),
    ],
  };
}

export type DrawPageRequest = {
  settings: PrintSettings;
  layout: SheetLayout;
  /** Zero-based index of the page. */
  page: number;
  /** Returns the QR code of a sticker by its index. It is called for each drawing, so it should cache its results. */
  getQr: (index: number) => QrDrawing;
  /** Returns the labels, barcode and text lines of a sticker. If undefined, only the QR code is drawn. */
  getExtras?: (index: number) => StickerExtras;
  hasImage: boolean;
};

/** Returns a function that calls `make` on first use and caches its result. */
function cacheResult<Value>(make: () => Value): () => Value {
  let cached: { value: Value } | undefined;
  return () => (cached ??= { value: make() }).value;
}

/**
 * Draws one page. Each sticker is drawn on first access, so that a page of a thousand stickers does not block
 * rendering.
 */
export function drawPage({ settings, layout, page, getQr, getExtras, hasImage }: DrawPageRequest): PageScene {
  const { first, end } = getStickerRange(layout, page);
  const stickers = Array.from({ length: end - first }, (_, position) => {
    const index = first + position;
    const { x, y } = layout.getStickerPosition(index);
    const drawCached = cacheResult(() => drawSticker(settings, getQr(index), hasImage, getExtras?.(index)));
    return {
      index,
      x,
      y,
      get sticker() {
        return drawCached();
      },
    };
  });
  return { ...getPaperSize(settings.paper), stickers, marks: drawMarks(settings, layout, stickers) };
}

/** Draws all pages of the layout. */
export function drawPages(request: Omit<DrawPageRequest, 'page'>): PageScene[] {
  return Array.from({ length: request.layout.pageCount }, (_, page) => drawPage({ ...request, page }));
}
