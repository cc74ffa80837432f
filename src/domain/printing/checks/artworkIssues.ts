import { isLess } from '../../number/rounding';
import { createDetailMeter } from '../design/artworkDetail';
import type { ArtworkDetail } from '../design/artworkDetail';
import type { PrintSettings } from '../settings/printSettings';
import type { Point } from '../sheet/sheetLayout';
import {
  boxesOverlap,
  codeElements,
  cutTolerance,
  getElementBoxes,
  labelElementOf,
  stickerElements,
} from '../sticker/stickerElements';
import type { Box, CodeElement } from '../sticker/stickerElements';
import { createCodeFix } from './issues';
import type { Issue } from './issues';
import { measureDistanceToEdge } from './measureDistanceToEdge';
import { getBoxWithLabel, getStickerOutline } from './placement';

/**
 * Maximum amount of detail that a code may hide, measured by `createDetailMeter`. A straight line along the longer side
 * of the code counts as 1.
 */
const maxHiddenDetail = 1.5;

/** Maximum number of steps along each side of the sticker in the search for a free position. */
const stepsPerSide = 60;

/**
 * Width in mm of the outermost strip of a code on each side. Detail under this strip does not count, since artwork can
 * have a frame for the code.
 */
const ignoredMargin = 1;

const removeMargin = ({ x, y, width, height }: Box): Box => ({
  x: x + ignoredMargin,
  y: y + ignoredMargin,
  width: width - 2 * ignoredMargin,
  height: height - 2 * ignoredMargin,
});

/** Returns evenly spaced positions from `min` to `max` mm, at least 0.5 mm apart; only `min` if `max` is not larger. */
function listPositions(min: number, max: number): number[] {
  const length = Math.max(0, max - min);
  const steps = Math.min(stepsPerSide, Math.floor(length / 0.5));
  return Array.from({ length: steps + 1 }, (_, index) => min + (index * length) / Math.max(1, steps));
}

/**
 * Returns the nearest position, in per cent of the sticker, at which the code and its label overlap no other element
 * and hide no detail of the artwork. Prefers positions that also have no detail under the `ignoredMargin`. Undefined if
 * there is no such position.
 */
function findPositionWithoutDetail(
  settings: PrintSettings,
  element: CodeElement,
  measureDetail: (box: Box) => number,
): Point | undefined {
  const { design } = settings;
  const outline = getStickerOutline(settings);
  const boxes = getElementBoxes(settings);
  const otherBoxes = stickerElements
    .filter((otherElement) => otherElement !== element && otherElement !== labelElementOf[element])
    .flatMap((otherElement) => boxes[otherElement] ?? []);
  const boxWithLabel = getBoxWithLabel(settings, element);
  const measureDistance = ({ x, y }: Point) => Math.hypot(x - boxWithLabel.x, y - boxWithLabel.y);
  const toPercent = (mm: number, length: number) => Math.round((mm / length) * 1000) / 10;
  const positions = listPositions(cutTolerance, design.height - cutTolerance - boxWithLabel.height).flatMap((top) =>
    listPositions(cutTolerance, design.width - cutTolerance - boxWithLabel.width).map((left) => ({
      x: toPercent(left, design.width),
      y: toPercent(top, design.height),
    })),
  );
  const candidates = positions
    .map((position) => ({
      position,
      box: { ...boxWithLabel, x: (position.x / 100) * design.width, y: (position.y / 100) * design.height },
    }))
    .filter(
      ({ box }) =>
        measureDetail(removeMargin(box)) === 0 &&
        !otherBoxes.some((otherBox) => boxesOverlap(box, otherBox)) &&
        !isLess(measureDistanceToEdge(box, outline, outline.shape), cutTolerance),
    )
    .toSorted((a, b) => measureDistance(a.box) - measureDistance(b.box));
  return (candidates.find(({ box }) => measureDetail(box) === 0) ?? candidates[0])?.position;
}

/**
 * Finds codes whose background hides detail of uploaded artwork. The quick fix moves a code to the nearest position at
 * which it hides no detail. Without such a position, for example on a photo, the issue has no quick fix.
 */
export function findArtworkIssues(settings: PrintSettings, detail: ArtworkDetail): Issue[] {
  const measureDetail = createDetailMeter(settings, detail);
  const boxes = getElementBoxes(settings);
  return codeElements.flatMap((element): Issue[] => {
    const box = boxes[element];
    if (!box || !settings[element].withBackground || measureDetail(removeMargin(box)) <= maxHiddenDetail) return [];
    const position = findPositionWithoutDetail(settings, element, measureDetail);
    return [{ kind: 'design', element, level: 'warning', quickFix: position && createCodeFix(element, position) }];
  });
}
