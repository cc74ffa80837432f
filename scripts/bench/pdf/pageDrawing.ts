import { fitInBox } from '~/domain/printing/pdf/pageContent';
import type { Size } from '~/domain/printing/settings/paper';
import { getClipBox } from '~/domain/printing/sticker/scene';
import type { PageScene } from '~/domain/printing/sticker/scene';
import type { Box } from '~/domain/printing/sticker/stickerElements';

type Rectangle = readonly [x: number, y: number, width: number, height: number];

/**
 * Drawing functions that are implemented with a PDF library. Lengths are in mm. Positions of stickers are relative to
 * the page, and all other positions are relative to the sticker.
 */
export type PageDrawing = {
  /** Calls `drawContent` to draw a sticker at `x` and `y`, clipped to `clip`. `clip` is relative to the sticker. */
  drawSticker: (x: number, y: number, clip: Box, drawContent: () => void) => void;
  drawImage: (box: Box) => void;
  /**
   * Fills rectangles with one colour. Their origin is (`unit.x`, `unit.y`), and their unit of length is `unit.width` mm
   * across and `unit.height` mm down. For the rectangles of a code, this unit is one module.
   */
  fillRectangles: (
    fill: string,
    unit: { x: number; y: number; width: number; height: number },
    rectangles: readonly Rectangle[],
  ) => void;
  /** Draws a text. `x` is its left end and `y` its baseline. */
  drawText: (fill: string, content: string, size: number, x: number, y: number) => void;
};

const parseRectangles = (path: string): Rectangle[] =>
  Array.from(path.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)/g), ([, x, y, width, height]) => [
    Number(x),
    Number(y),
    Number(width),
    Number(height),
  ]);

/** Returns the red, green and blue of a hex colour, from 0 to 1. */
export const parseHexColour = (colour: string): [number, number, number] => {
  const parseChannel = (start: number) => Number.parseInt(colour.slice(start, start + 2), 16) / 255;
  return [parseChannel(1), parseChannel(3), parseChannel(5)];
};

/** Draws a page with the functions in `drawing`. `designSize` is the size of the design image in px. */
export function drawScene(scene: PageScene, designSize: Size, drawing: PageDrawing) {
  for (const { x, y, sticker } of scene.stickers) {
    drawing.drawSticker(x, y, getClipBox(sticker), () => {
      for (const shape of sticker.shapes) {
        if (shape.kind === 'image') drawing.drawImage(fitInBox(designSize, shape));
        if (shape.kind === 'patch') {
          const { x: left, y: top, width, height, fill } = shape;
          drawing.fillRectangles(fill, { x: left, y: top, width: 1, height: 1 }, [[0, 0, width, height]]);
        }
        if (shape.kind === 'code') {
          const { x: left, y: top, moduleWidth, fill, path } = shape;
          drawing.fillRectangles(
            fill,
            { x: left, y: top, width: moduleWidth, height: moduleWidth },
            parseRectangles(path),
          );
        }
        if (shape.kind === 'text') {
          const { fill, text, size, width, x: centre, y: baseline } = shape;
          drawing.drawText(fill, text, size, centre - width / 2, baseline);
        }
      }
    });
  }
}
