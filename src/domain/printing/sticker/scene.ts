import { quietBars } from '../../codes/code128';
import type { BarcodeDrawing, BarcodeProblem } from '../../codes/code128';
import { quietModules } from '../../codes/qr';
import type { QrDrawing } from '../../codes/qr';
import { fitText } from './fitText';
import { sizeOfPaper } from '../settings/paper';
import type { Size } from '../settings/paper';
import type { PrintSettings } from '../settings/printSettings';
import { layOutSheet, stickersOnPage } from '../sheet/sheetLayout';
import type { Place, SheetLayout, SheetProblem } from '../sheet/sheetLayout';
import { barModule, elementBoxes, largestLabelText, qrModule } from './stickerElements';
import type { Box, StickerSettings } from './stickerElements';

/** One thing drawn on a sticker, in mm from the sticker's upper left corner. */
export type Shape =
  | ({ kind: 'picture' } & Box)
  | ({ kind: 'patch'; fill: string } & Box)
  /** `path` is in modules and starts at the place given; `module` is the width of one in mm. */
  | ({ kind: 'code'; path: string; module: number; fill: string } & Place)
  /** `path` is in modules across and one unit high; the bars are `height` mm high. */
  | ({ kind: 'bars'; path: string; module: number; height: number; fill: string } & Place)
  /** One line in `printFont`: `x` is its middle, `y` the line it stands on, `size` the font's, `width` that of the text. */
  | ({ kind: 'text'; text: string; size: number; width: number; fill: string } & Place);

export type StickerScene = Size & { shapes: readonly Shape[] };

/** A page as it is previewed, printed and saved: all from this one description, so that they can not differ. In mm. */
export type PageScene = Size & { stickers: readonly (Place & { index: number; sticker: StickerScene })[] };

/** What a sticker carries besides its QR code; drawn where the settings ask for it. */
export type Marking = {
  /** Of the number label. */
  number: string;
  /** In letters below the barcode. */
  serial: string;
  /** Called where a barcode is drawn; each call should answer with what was drawn before. */
  barcode: () => BarcodeDrawing | BarcodeProblem;
};

/** Where a code stands on its design and how wide its modules are, in mm. Never limited: that is the controls' work. */
export function placeQr({ design, qr }: Pick<PrintSettings, 'design' | 'qr'>, modules: number) {
  return {
    x: (qr.x / 100) * design.width,
    y: (qr.y / 100) * design.height,
    module: qrModule(qr.size, modules),
  };
}

type Colours = Pick<PrintSettings['qr'], 'colour' | 'background' | 'withBackground'>;

const patch = (box: Box, { withBackground, background }: Colours): Shape[] =>
  withBackground ? [{ kind: 'patch', ...box, fill: background }] : [];

/** A line in the middle of its box; nothing where it has no room, which `assess` says. */
function line(text: string, box: Box, colours: Colours): Shape[] {
  const fitted = fitText(text, box, largestLabelText);
  if (!fitted.ok) return [];
  const { size, width, baseline } = fitted;
  const place = { x: box.x + box.width / 2, y: box.y + baseline };
  return [...patch(box, colours), { kind: 'text', ...place, text, size, width, fill: colours.colour }];
}

function bars(drawing: BarcodeDrawing | BarcodeProblem, box: Box, colours: Colours): Shape[] {
  if (!drawing.ok) return [];
  const module = barModule(box.width, drawing.modules);
  const { path } = drawing;
  const place = { x: box.x + quietBars * module, y: box.y };
  return [...patch(box, colours), { kind: 'bars', ...place, path, module, height: box.height, fill: colours.colour }];
}

/**
 * One sticker: the picture, the QR code with its quiet zone inside its box, and of `marking` what the settings ask for,
 * each on its patch. A barcode that its text does not allow is left out, which `assess` says.
 */
export function drawSticker(
  settings: StickerSettings,
  code: QrDrawing,
  hasPicture: boolean,
  marking?: Marking,
): StickerScene {
  const { design, qr, barcode } = settings;
  const boxes = elementBoxes(settings);
  const { x, y, module } = placeQr(settings, code.size);
  const quiet = quietModules * module;
  return {
    ...design,
    shapes: [
      ...(hasPicture ? [{ kind: 'picture', x: 0, y: 0, ...design } as const] : []),
      ...patch({ x, y, width: qr.size, height: qr.size }, qr),
      { kind: 'code', x: x + quiet, y: y + quiet, module, path: code.path, fill: qr.colour },
      ...(marking && boxes.number ? line(marking.number, boxes.number, qr) : []),
      ...(marking && boxes.barcode ? bars(marking.barcode(), boxes.barcode, barcode) : []),
      ...(marking && boxes.serial ? line(marking.serial, boxes.serial, barcode) : []),
    ],
  };
}

/** The sheet that the settings ask for. */
export function sheetOf(settings: PrintSettings): SheetLayout | SheetProblem {
  const { paper, margins, gap, design, quantity, start, order } = settings;
  return layOutSheet({
    paper: sizeOfPaper(paper),
    margins,
    gap,
    sticker: design,
    count: quantity,
    startIndex: start - 1,
    order,
  });
}

export type PageRequest = {
  settings: PrintSettings;
  layout: SheetLayout;
  /** From 0. */
  page: number;
  /** The code of sticker `index`. Called for each page that is drawn: what it answers should be drawn once. */
  codeOf: (index: number) => QrDrawing;
  /** What else sticker `index` carries; without it there is neither barcode nor any line of text. */
  markingOf?: (index: number) => Marking;
  hasPicture: boolean;
};

/** What `make` makes when it is first asked for, and from then on. */
function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** One page. Each sticker is drawn when it is first looked at, so that a page of a thousand need not be in one go. */
export function drawPage({ settings, layout, page, codeOf, markingOf, hasPicture }: PageRequest): PageScene {
  const { first, end } = stickersOnPage(layout, page);
  return {
    ...sizeOfPaper(settings.paper),
    stickers: Array.from({ length: end - first }, (_, position) => {
      const index = first + position;
      const { x, y } = layout.slot(index);
      const draw = once(() => drawSticker(settings, codeOf(index), hasPicture, markingOf?.(index)));
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
