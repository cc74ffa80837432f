import { quietModules } from '../codes/qr';
import type { QrDrawing } from '../codes/qr';
import { sizeOfPaper } from './paper';
import type { Size } from './paper';
import type { PrintSettings } from './printSettings';
import { layOutSheet, stickersOnPage } from './sheetLayout';
import type { SheetLayout, SheetProblem } from './sheetLayout';

type Place = { x: number; y: number };

/** One thing drawn on a sticker, in mm from the sticker's upper left corner. */
export type Shape =
  | ({ kind: 'picture' } & Place & Size)
  | ({ kind: 'patch'; fill: string } & Place & Size)
  /** `path` is in modules and starts at the place given; `module` is the width of one in mm. */
  | ({ kind: 'code'; path: string; module: number; fill: string } & Place);

export type StickerScene = Size & { shapes: readonly Shape[] };

/** A page as it is previewed, printed and saved: all from this one description, so that they can not differ. In mm. */
export type PageScene = Size & { stickers: readonly (Place & { index: number; sticker: StickerScene })[] };

/** Where a code stands on its design and how wide its modules are, in mm. Never limited: that is the controls' work. */
export function placeQr({ design, qr }: Pick<PrintSettings, 'design' | 'qr'>, modules: number) {
  return {
    x: (qr.x / 100) * design.width,
    y: (qr.y / 100) * design.height,
    module: qr.size / (modules + 2 * quietModules),
  };
}

/** One sticker: the picture, the patch under the code, the code with its quiet zone inside its box. */
export function drawSticker(
  settings: Pick<PrintSettings, 'design' | 'qr'>,
  code: QrDrawing,
  hasPicture: boolean,
): StickerScene {
  const { design, qr } = settings;
  const { x, y, module } = placeQr(settings, code.size);
  const quiet = quietModules * module;
  const shapes: Shape[] = [];
  if (hasPicture) shapes.push({ kind: 'picture', x: 0, y: 0, ...design });
  if (qr.withBackground) shapes.push({ kind: 'patch', x, y, width: qr.size, height: qr.size, fill: qr.background });
  shapes.push({ kind: 'code', x: x + quiet, y: y + quiet, module, path: code.path, fill: qr.colour });
  return { ...design, shapes };
}

/** The sheet that the settings ask for. */
export function sheetOf({ paper, margins, gap, design, quantity }: PrintSettings): SheetLayout | SheetProblem {
  return layOutSheet({ paper: sizeOfPaper(paper), margins, gap, sticker: design, count: quantity });
}

export type PageRequest = {
  settings: PrintSettings;
  layout: SheetLayout;
  /** From 0. */
  page: number;
  /** The code of sticker `index`. */
  codeOf: (index: number) => QrDrawing;
  hasPicture: boolean;
};

export function drawPage({ settings, layout, page, codeOf, hasPicture }: PageRequest): PageScene {
  const { first, end } = stickersOnPage(layout, page);
  return {
    ...sizeOfPaper(settings.paper),
    stickers: Array.from({ length: end - first }, (_, position) => {
      const index = first + position;
      const { x, y } = layout.slot(index);
      return { index, x, y, sticker: drawSticker(settings, codeOf(index), hasPicture) };
    }),
  };
}

/** Every page of a run. */
export function drawPages(request: Omit<PageRequest, 'page'>): PageScene[] {
  return Array.from({ length: request.layout.pages }, (_, page) => drawPage({ ...request, page }));
}
