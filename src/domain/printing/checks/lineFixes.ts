import { clamp } from '../../number/numberLimits';
import { isLess, roundDownToTenth, roundUpToTenth } from '../../number/rounding';
import { limits } from '../settings/limits';
import { mmPerPoint } from '../settings/textLine';
import type { TextLine } from '../settings/textLine';
import type { Point } from '../sheet/sheetLayout';
import { boxesOverlap, cutTolerance, getElementBoxes, stickerElements } from '../sticker/stickerElements';
import type { Box, StickerElement, StickerSettings } from '../sticker/stickerElements';
import { minCapHeight } from '../text/layOutLine';
import { moveInside, getStickerOutline } from './placement';
import { measureDistanceToEdge } from './measureDistanceToEdge';

/** Changes to a text line by a quick fix. Undefined if there is no fix. */
type LineFix = Partial<TextLine> | undefined;

/** Returns the first code or label that a box overlaps; undefined if there is none. */
export function findOverlappedElement(settings: StickerSettings, box: Box): StickerElement | undefined {
  const boxes = getElementBoxes(settings);
  return stickerElements.find((element) => {
    const elementBox = boxes[element];
    return elementBox && boxesOverlap(box, elementBox);
  });
}

const hasDistanceToEdge = (settings: StickerSettings, box: Box, minDistance: number) =>
  !isLess(measureDistanceToEdge(box, settings.design, getStickerOutline(settings).shape), minDistance);

const isValidPosition = (value: number) => value >= limits.position.min && value <= limits.position.max;

/**
 * Returns a fix that moves a line so that the top left corner of `ink`, the box around its glyphs, is at `target`. Both
 * are in mm. Undefined if the position of the line would exceed its limits.
 */
function createMoveFix({ design }: StickerSettings, line: TextLine, ink: Box, target: Point): LineFix {
  // The position is rounded in the direction of the move, so that the line moves far enough.
  const move = (position: number, distance: number) => {
    if (distance === 0) return position;
    return distance > 0 ? roundUpToTenth(position + distance) : roundDownToTenth(position + distance);
  };
  const x = move(line.x, ((target.x - ink.x) / design.width) * 100);
  const y = move(line.y, ((target.y - ink.y) / design.height) * 100);
  return isValidPosition(x) && isValidPosition(y) ? { x, y } : undefined;
}

/** Returns a fix that moves a line inside the sticker. */
export function createMoveInsideFix(settings: StickerSettings, line: TextLine, ink: Box): LineFix {
  const outline = getStickerOutline(settings);
  const inkPercent = { x: (ink.x / outline.width) * 100, y: (ink.y / outline.height) * 100 };
  const movedPercent = moveInside(inkPercent, ink, outline);
  const movedCorner = { x: (movedPercent.x / 100) * outline.width, y: (movedPercent.y / 100) * outline.height };
  // Keeps the position on an axis on which the line hardly moves, unless it would then be too close to the edges.
  const keptCorner = {
    x: Math.abs(movedPercent.x - inkPercent.x) < 0.1 ? ink.x : movedCorner.x,
    y: Math.abs(movedPercent.y - inkPercent.y) < 0.1 ? ink.y : movedCorner.y,
  };
  const targetCorner = hasDistanceToEdge(settings, { ...ink, ...keptCorner }, cutTolerance) ? keptCorner : movedCorner;
  return hasDistanceToEdge(settings, { ...ink, ...targetCorner }, 0)
    ? createMoveFix(settings, line, ink, targetCorner)
    : undefined;
}

/** Returns a fix that moves a line to the nearest free position directly above or below a code or label. */
export function createMoveAwayFix(settings: StickerSettings, line: TextLine, ink: Box): LineFix {
  const boxes = Object.values(getElementBoxes(settings));
  return boxes
    .flatMap((box) => [box.y + box.height, box.y - ink.height])
    .map((y) => ({ y, fix: createMoveFix(settings, line, ink, { x: ink.x, y }) }))
    .filter(({ fix }) => {
      // If `fix` is undefined, the shift is 0, so the text still overlaps an element, and the entry is filtered out.
      const shift = fix?.y === undefined ? 0 : ((fix.y - line.y) / 100) * settings.design.height;
      const movedInk = { ...ink, y: ink.y + shift };
      const isFree = findOverlappedElement(settings, movedInk) === undefined;
      return isFree && hasDistanceToEdge(settings, movedInk, cutTolerance);
    })
    .toSorted((a, b) => Math.abs(a.y - ink.y) - Math.abs(b.y - ink.y))[0]?.fix;
}

/** Returns the smallest font size in points at which text is readable. `capHeight` is the cap height in em. */
export const getReadableFontSize = (capHeight: number) =>
  clamp(roundUpToTenth(minCapHeight / capHeight / mmPerPoint), limits.textSize);

/**
 * Returns a fix for a text that is too long for its line: lets it shrink, or widens the line around its centre, if the
 * sticker has space for that. Undefined if the line would be wider than the sticker or than `limits.textWidth`. `width`
 * and `capHeight` are the width and the cap height of the text, in em.
 */
export function createFitFix(settings: StickerSettings, line: TextLine, width: number, capHeight: number): LineFix {
  const minSize = Math.min(line.size * mmPerPoint, minCapHeight / capHeight);
  if (!line.shrink && !isLess(line.width, width * minSize)) return { shrink: true };
  const neededWidth = roundUpToTenth(width * (line.shrink ? minSize : line.size * mmPerPoint));
  const { design } = settings;
  const maxWidth = design.width - 2 * cutTolerance;
  if (neededWidth > maxWidth || neededWidth > limits.textWidth.max) return undefined;
  const left = (line.x / 100) * design.width + (line.width - neededWidth) / 2;
  const x = clamp(left, { min: cutTolerance, max: design.width - cutTolerance - neededWidth });
  return { width: neededWidth, x: Math.round((x / design.width) * 1000) / 10 };
}
