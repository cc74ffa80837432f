import { quietBars } from '../../codes/code128';
import type { BarcodeDrawing, BarcodeProblem } from '../../codes/code128';
import { quietModules } from '../../codes/qr';
import type { QrPath } from '../../codes/qr';
import { fitText } from './fitText';
import { sizeOfPaper } from '../settings/paper';
import type { Size } from '../settings/paper';
import type { PrintSettings } from '../settings/printSettings';
import { stickersOnPage } from '../sheet/sheetLayout';
import type { Point, SheetLayout } from '../sheet/sheetLayout';
import { barModule, elementBoxes, maxLabelFontSize, qrModule } from './stickerElements';
import type { Box, StickerSettings } from './stickerElements';

/** One drawn shape of a sticker, in mm from its top left corner. */
export type Shape =
  | ({ kind: 'image' } & Box)
  | ({ kind: 'patch'; fill: string } & Box)
  /** `path` is in modules and starts at `x`, `y`; `module` is the width of one module in mm. */
  | ({ kind: 'code'; path: string; module: number; fill: string } & Point)
  /** `path` is in modules horizontally and one unit high; the bars are `height` mm high. */
  | ({ kind: 'bars'; path: string; module: number; height: number; fill: string } & Point)
  /** One line in `printFont`: `x` is its centre, `y` its baseline, `size` the font size and `width` the text width. */
  | ({ kind: 'text'; text: string; size: number; width: number; fill: string } & Point);

export type StickerScene = Size & { shapes: readonly Shape[] };

/** A page in mm. Preview and print are rendered from this one description, so that they cannot differ. */
export type PageScene = Size & { stickers: readonly (Point & { index: number; sticker: StickerScene })[] };

/** Texts of the number label and of the serial number below the barcode. */
export type Labels = { number: string; serial: string };

/** Contents of a sticker besides its QR code; the settings decide which are drawn. */
export type StickerExtras = Labels & {
  /** Called for each drawn barcode; should return a cached result. */
  barcode: () => BarcodeDrawing | BarcodeProblem;
};

type Colours = Pick<PrintSettings['qr'], 'colour' | 'background' | 'withBackground'>;

const patch = (box: Box, { withBackground, background }: Colours): Shape[] =>
  withBackground ? [{ kind: 'patch', ...box, fill: background }] : [];

/** A line of text centred in its box; left out if it does not fit, which `assess` reports. */
function line(text: string, box: Box, colours: Colours): Shape[] {
  const fitted = fitText(text, box, maxLabelFontSize);
  if (!fitted.ok) return [];
  const { size, width, baseline } = fitted;
  const position = { x: box.x + box.width / 2, y: box.y + baseline };
  return [...patch(box, colours), { kind: 'text', ...position, text, size, width, fill: colours.colour }];
}

function bars(drawing: BarcodeDrawing | BarcodeProblem, box: Box, colours: Colours): Shape[] {
  if (!drawing.ok) return [];
  const module = barModule(box.width, drawing.modules);
  const { path } = drawing;
  const position = { x: box.x + quietBars * module, y: box.y };
  return [
    ...patch(box, colours),
    { kind: 'bars', ...position, path, module, height: box.height, fill: colours.colour },
  ];
}

/**
 * One sticker: the design image, the QR code with its quiet zone inside its box, and the extras enabled in the settings,
 * each on its background patch. A barcode that cannot encode its text is left out, which `assess` reports.
 */
export function drawSticker(
  settings: StickerSettings,
  code: QrPath,
  hasImage: boolean,
  extras?: StickerExtras,
): StickerScene {
  const { design, qr, barcode } = settings;
  const boxes = elementBoxes(settings);
  const module = qrModule(qr.size, code.size);
  const { x, y } = boxes.qr;
  const quiet = quietModules * module;
  return {
    ...design,
    shapes: [
      ...(hasImage ? [{ kind: 'image', x: 0, y: 0, ...design } as const] : []),
      ...patch(boxes.qr, qr),
      { kind: 'code', x: x + quiet, y: y + quiet, module, path: code.path, fill: qr.colour },
      ...(extras && boxes.number ? line(extras.number, boxes.number, qr) : []),
      ...(extras && boxes.barcode ? bars(extras.barcode(), boxes.barcode, barcode) : []),
      ...(extras && boxes.serial ? line(extras.serial, boxes.serial, barcode) : []),
    ],
  };
}

export type PageRequest = {
  settings: PrintSettings;
  layout: SheetLayout;
  /** From 0. */
  page: number;
  /** QR code of sticker `index`. Called for each drawn page; should return a cached result. */
  codeOf: (index: number) => QrPath;
  /** Extras of sticker `index`; without it neither barcodes nor labels are drawn. */
  extrasOf?: (index: number) => StickerExtras;
  hasImage: boolean;
};

/** Calls `make` on first use and caches its result. */
function cached<Value>(make: () => Value): () => Value {
  let cached: { value: Value } | undefined;
  return () => (cached ??= { value: make() }).value;
}

/** One page. Each sticker is drawn on first access, so that a page of a thousand does not block rendering. */
export function drawPage({ settings, layout, page, codeOf, extrasOf, hasImage }: PageRequest): PageScene {
  const { first, end } = stickersOnPage(layout, page);
  return {
    ...sizeOfPaper(settings.paper),
    stickers: Array.from({ length: end - first }, (_, position) => {
      const index = first + position;
      const { x, y } = layout.positionOf(index);
      const draw = cached(() => drawSticker(settings, codeOf(index), hasImage, extrasOf?.(index)));
      return {
        index,
        x,
        y,
        get sticker() {
          return draw();
        },
      };
    }),
  };
}

/** Every page of a run. */
export function drawPages(request: Omit<PageRequest, 'page'>): PageScene[] {
  return Array.from({ length: request.layout.pages }, (_, page) => drawPage({ ...request, page }));
}
