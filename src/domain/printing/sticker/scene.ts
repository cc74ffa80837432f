import { barcodeQuietZone } from '../../codes/code128';
import type { BarcodeDrawing, BarcodeProblem } from '../../codes/code128';
import { qrQuietZone } from '../../codes/qr';
import type { QrPath } from '../../codes/qr';
import { fitText } from './fitText';
import { sizeOfPaper } from '../settings/paper';
import type { Size } from '../settings/paper';
import type { PrintSettings } from '../settings/printSettings';
import { stickersOnPage } from '../sheet/sheetLayout';
import type { Point, SheetLayout } from '../sheet/sheetLayout';
import { barModuleWidth, elementBoxes, maxLabelFontSize, qrModuleWidth } from './stickerElements';
import type { Box, StickerSettings } from './stickerElements';

/** A shape on a sticker. Positions and lengths are in mm, measured from the sticker's top left corner. */
export type Shape =
  /** The design image, which is scaled to fit the box. */
  | ({ kind: 'image' } & Box)
  /** The background of a code or label. */
  | ({ kind: 'patch'; fill: string } & Box)
  /** A QR code. One unit of `path` is one module, `module` is its width in mm, and the path starts at `x` and `y`. */
  | ({ kind: 'code'; path: string; module: number; fill: string } & Point)
  /**
   * A barcode. Horizontally, one unit of `path` is one module of `module` mm. Vertically, one unit is `height` mm, the
   * height of the bars.
   */
  | ({ kind: 'bars'; path: string; module: number; height: number; fill: string } & Point)
  /**
   * A line of text in `printFont`. `x` is the centre of the text, `y` is its baseline, `size` is the font size, and
   * `width` is the width of the text.
   */
  | ({ kind: 'text'; text: string; size: number; width: number; fill: string } & Point);

/** A sticker: its size in mm, and its shapes in drawing order. */
export type StickerScene = Size & { shapes: readonly Shape[] };

/** A page: its size, and its stickers with their positions, in mm. Both the preview and the print render this scene. */
export type PageScene = Size & { stickers: readonly (Point & { index: number; sticker: StickerScene })[] };

/** Texts of the labels: the number below the QR code, and the serial number below the barcode. */
export type Labels = { number: string; serial: string };

/** Labels and barcode of a sticker. The settings decide which of them are drawn. */
export type StickerExtras = Labels & {
  /** Returns the barcode. Called each time the sticker is drawn, so the function should cache its result. */
  barcode: () => BarcodeDrawing | BarcodeProblem;
};

type ElementColours = Pick<PrintSettings['qr'], 'colour' | 'background' | 'withBackground'>;

/** Draws the patch under a code or label. Returns no shape if the settings have no background. */
const drawPatch = (box: Box, { withBackground, background }: ElementColours): Shape[] =>
  withBackground ? [{ kind: 'patch', ...box, fill: background }] : [];

/** Draws a label on its patch. Returns no shapes if the text does not fit; `assess` reports this. */
function drawLabel(text: string, box: Box, colours: ElementColours): Shape[] {
  const fitted = fitText(text, box, maxLabelFontSize);
  if (!fitted.ok) return [];
  const { size, width, baseline } = fitted;
  const position = { x: box.x + box.width / 2, y: box.y + baseline };
  return [...drawPatch(box, colours), { kind: 'text', ...position, text, size, width, fill: colours.colour }];
}

/** Draws a barcode on its patch. Returns no shapes if the text cannot be encoded; `assess` reports this. */
function drawBars(drawing: BarcodeDrawing | BarcodeProblem, box: Box, colours: ElementColours): Shape[] {
  if (!drawing.ok) return [];
  const module = barModuleWidth(box.width, drawing.modules);
  const { path } = drawing;
  const position = { x: box.x + barcodeQuietZone * module, y: box.y };
  return [
    ...drawPatch(box, colours),
    { kind: 'bars', ...position, path, module, height: box.height, fill: colours.colour },
  ];
}

/**
 * Draws one sticker: the design image, the QR code with its quiet zone, and the extras that the settings enable. Each
 * code and label with a background is drawn on a patch.
 */
export function drawSticker(
  settings: StickerSettings,
  code: QrPath,
  hasImage: boolean,
  extras?: StickerExtras,
): StickerScene {
  const { design, qr, barcode } = settings;
  const boxes = elementBoxes(settings);
  const module = qrModuleWidth(qr.size, code.size);
  const { x, y } = boxes.qr;
  const quietZone = qrQuietZone * module;
  return {
    ...design,
    shapes: [
      ...(hasImage ? [{ kind: 'image', x: 0, y: 0, ...design } as const] : []),
      ...drawPatch(boxes.qr, qr),
      { kind: 'code', x: x + quietZone, y: y + quietZone, module, path: code.path, fill: qr.colour },
      ...(extras && boxes.number ? drawLabel(extras.number, boxes.number, qr) : []),
      ...(extras && boxes.barcode ? drawBars(extras.barcode(), boxes.barcode, barcode) : []),
      ...(extras && boxes.serial ? drawLabel(extras.serial, boxes.serial, barcode) : []),
    ],
  };
}

/** Input of `drawPage`. */
export type PageRequest = {
  settings: PrintSettings;
  layout: SheetLayout;
  /** Zero-based index of the page. */
  page: number;
  /** Returns the QR code of the sticker with this index. Called for each drawing, so the result should be cached. */
  codeOf: (index: number) => QrPath;
  /** Returns the extras of the sticker with this index. If undefined, stickers have neither barcodes nor labels. */
  extrasOf?: (index: number) => StickerExtras;
  hasImage: boolean;
};

/** Returns a function that calls `make` on first use and caches its result. */
function callOnce<Value>(make: () => Value): () => Value {
  let cached: { value: Value } | undefined;
  return () => (cached ??= { value: make() }).value;
}

/**
 * Draws one page. Each sticker is drawn on first access, so that a page of a thousand stickers does not block
 * rendering.
 */
export function drawPage({ settings, layout, page, codeOf, extrasOf, hasImage }: PageRequest): PageScene {
  const { first, end } = stickersOnPage(layout, page);
  return {
    ...sizeOfPaper(settings.paper),
    stickers: Array.from({ length: end - first }, (_, position) => {
      const index = first + position;
      const { x, y } = layout.positionOf(index);
      const drawCached = callOnce(() => drawSticker(settings, codeOf(index), hasImage, extrasOf?.(index)));
      return {
        index,
        x,
        y,
        get sticker() {
          return drawCached();
        },
      };
    }),
  };
}

/** Draws all pages of the layout. */
export function drawPages(request: Omit<PageRequest, 'page'>): PageScene[] {
  return Array.from({ length: request.layout.pages }, (_, page) => drawPage({ ...request, page }));
}
