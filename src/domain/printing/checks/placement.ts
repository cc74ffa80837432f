import { clamp } from '../../number/numberLimits';
import { isLess, roundDownToTenth, roundUpToTenth, roundToTenth } from '../../number/rounding';
import type { Size } from '../settings/paper';
import { plainRectangle } from '../settings/stickerShape';
import type { StickerShape } from '../settings/stickerShape';
import type { Point } from '../sheet/sheetLayout';
import { getCodeBoxes, cutTolerance, getElementBoxes, labelElementOf } from '../sticker/stickerElements';
import type { Box, CodeElement, StickerSettings } from '../sticker/stickerElements';
import type { Issue, QuickFix } from './issues';
import { measureDistanceToEdge } from './measureDistanceToEdge';

/**
 * Returns the position nearest to `percent` at which a box of `size` mm is inside the design and keeps the cut
 * tolerance from both edges. If there is no space for that, returns the position in the centre. Positions are in per
 * cent of `length`, the width or height of the design in mm.
 */
function clampInside(percent: number, size: number, length: number): number {
  // Both limits are rounded inwards to 0.1 %.
  const min = roundUpToTenth((cutTolerance / length) * 100);
  const max = roundDownToTenth(((length - cutTolerance - size) / length) * 100);
  return min > max ? ((length - size) / 2 / length) * 100 : clamp(percent, { min, max });
}

/** Returns the size and the shape of a sticker. */
export const getStickerOutline = ({ design, shape = plainRectangle }: StickerSettings): StickerOutline => ({
  ...design,
  shape,
});
export type StickerOutline = Size & { shape: StickerShape };

/** Returns the distance in mm from a box in the centre of the sticker to the edge. Negative if the box is too large. */
export function measureDistanceIfCentred({ width, height }: Size, outline: StickerOutline): number {
  const centredBox = { x: (outline.width - width) / 2, y: (outline.height - height) / 2, width, height };
  return measureDistanceToEdge(centredBox, outline, outline.shape);
}

/** Number of steps in which `moveInside` moves a box towards the centre of a sticker with round corners. */
const stepsToCentre = 50;

/**
 * Returns a position at which a box of the given size is inside the sticker. On a plain rectangle, this is the position
 * nearest to `x` and `y`; on other shapes, the first one on a line from there to the centre. Positions are the left and
 * top edge of the box in per cent of the sticker. See `clampInside` for the distance from the edges.
 */
export function moveInside({ x, y }: Point, size: Size, outline: StickerOutline): Point {
  const position = {
    x: clampInside(x, size.width, outline.width),
    y: clampInside(y, size.height, outline.height),
  };
  if (outline.shape.kind === 'rectangle' && outline.shape.radius === 0) return position;
  const minDistance = isLess(measureDistanceIfCentred(size, outline), cutTolerance) ? 0 : cutTolerance;
  const centre = {
    x: ((outline.width - size.width) / 2 / outline.width) * 100,
    y: ((outline.height - size.height) / 2 / outline.height) * 100,
  };
  for (let step = 0; step < stepsToCentre; step += 1) {
    const moveTowardsCentre = (start: number, end: number) =>
      step === 0 ? start : roundToTenth(start + ((end - start) * step) / stepsToCentre);
    const candidate = { x: moveTowardsCentre(position.x, centre.x), y: moveTowardsCentre(position.y, centre.y) };
    const box = { ...size, x: (candidate.x / 100) * outline.width, y: (candidate.y / 100) * outline.height };
    if (!isLess(measureDistanceToEdge(box, outline, outline.shape), minDistance)) return candidate;
  }
  return centre;
}

/** Returns the height in mm of the label below a code; 0 if the code has no label. */
export function getLabelHeight(settings: StickerSettings, element: CodeElement): number {
  return getElementBoxes(settings)[labelElementOf[element]]?.height ?? 0;
}

/** Returns the box around a code and its label. */
export function getBoxWithLabel(settings: StickerSettings, element: CodeElement): Box {
  const box = getCodeBoxes(settings)[element];
  return { ...box, height: box.height + getLabelHeight(settings, element) };
}

/**
 * Returns a quick fix that sets the size of a code in mm, and moves the code with its label inside the sticker.
 * Undefined if they do not fit.
 */
export function createResizeFix(settings: StickerSettings, element: CodeElement, size: Size): QuickFix | undefined {
  const outline = getStickerOutline(settings);
  const sizeWithLabel = { width: size.width, height: size.height + getLabelHeight(settings, element) };
  if (isLess(measureDistanceIfCentred(sizeWithLabel, outline), 0)) return undefined;
  const position = moveInside(settings[element], sizeWithLabel, outline);
  return element === 'qr' ? { qr: { size: size.width, ...position } } : { barcode: { ...size, ...position } };
}

/**
 * Returns the sticker size that has space for a code of the given size, its label, and the cut tolerance around them.
 * Sides that have to grow get a length in whole mm. On a plain rectangle, sides that are long enough do not change.
 */
function getNeededStickerSize(settings: StickerSettings, element: CodeElement, { width, height }: Size): Size {
  const sizeWithLabel = { width, height: height + getLabelHeight(settings, element) };
  const calculateNeededSide = (side: number) => Math.ceil(roundUpToTenth(side + 2 * cutTolerance));
  const { design } = settings;
  const { shape } = getStickerOutline(settings);
  let stickerSize = {
    width: Math.max(design.width, calculateNeededSide(sizeWithLabel.width)),
    height: Math.max(design.height, calculateNeededSide(sizeWithLabel.height)),
  };
  // On a plain rectangle, the first size fits. Other stickers are enlarged in steps of 1 mm until the code fits.
  while (isLess(measureDistanceIfCentred(sizeWithLabel, { ...stickerSize, shape }), cutTolerance)) {
    stickerSize = { width: Math.ceil(stickerSize.width + 1), height: Math.ceil(stickerSize.height + 1) };
  }
  return stickerSize;
}

type Fix = Pick<Issue, 'quickFix' | 'neededStickerSize'>;

/** Returns the sticker size that a code of `size` mm needs, and a quick fix that sets both sizes. */
export function createEnlargeStickerFix(settings: StickerSettings, element: CodeElement, size: Size): Fix {
  const design = getNeededStickerSize(settings, element, size);
  return {
    neededStickerSize: design,
    quickFix: { design, ...createResizeFix({ ...settings, design }, element, size) },
  };
}

/** Returns a quick fix that resizes a code. If the code does not fit, the quick fix makes the sticker larger too. */
export function createResizeOrEnlargeFix(settings: StickerSettings, element: CodeElement, size: Size): Fix {
  const quickFix = createResizeFix(settings, element, size);
  return quickFix ? { quickFix } : createEnlargeStickerFix(settings, element, size);
}
