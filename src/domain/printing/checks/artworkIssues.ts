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
import { fixCode } from './issues';
import type { Issue } from './issues';
import { measureDistanceToEdge } from './measureDistanceToEdge';
import { getBoxWithLabel, getStickerOutline } from './placement';

/** Detail that a code may hide, in the unit of `createDetailMeter`: more than a line, less than a few letters. */
const maxHidden = 1.5;

/** Maximum number of steps along each side of the sticker in which the search moves a code. */
const stepsPerSide = 60;

/** Width in mm of the margin of a code that may cover detail, such as the frame around a free area. */
const margin = 1;

const shrink = ({ x, y, width, height }: Box): Box => ({
  x: x + margin,
  y: y + margin,
  width: width - 2 * margin,
  height: height - 2 * margin,
});

/** Returns positions in mm from `min` to `max`, at least 0.5 mm apart. */
function listPositions(min: number, max: number): number[] {
  const step = Math.max(0.5, (max - min) / stepsPerSide);
  return Array.from({ length: Math.max(0, Math.floor((max - min) / step) + 1) }, (_, index) => min + index * step);
}

/**
 * Returns the position nearest to the code, in per cent of the sticker, at which the code and its label hide no detail
 * of the artwork and touch no other element. Undefined if there is none.
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
    .filter((other) => other !== element && other !== labelElementOf[element])
    .flatMap((other) => boxes[other] ?? []);
  const code = getBoxWithLabel(settings, element);
  const distance = ({ x, y }: Point) => Math.hypot(x - code.x, y - code.y);
  const toPercent = (mm: number, length: number) => Math.round((mm / length) * 1000) / 10;
  const positions = listPositions(cutTolerance, design.height - cutTolerance - code.height).flatMap((top) =>
    listPositions(cutTolerance, design.width - cutTolerance - code.width).map((left) => ({
      x: toPercent(left, design.width),
      y: toPercent(top, design.height),
    })),
  );
  const places = positions
    .map((position) => ({
      position,
      box: { ...code, x: (position.x / 100) * design.width, y: (position.y / 100) * design.height },
    }))
    .filter(
      ({ box }) =>
        measureDetail(shrink(box)) === 0 &&
        !otherBoxes.some((other) => boxesOverlap(box, other)) &&
        !isLess(measureDistanceToEdge(box, outline, outline.shape), cutTolerance),
    )
    .toSorted((a, b) => distance(a.box) - distance(b.box));
  return (places.find(({ box }) => measureDetail(box) === 0) ?? places[0])?.position;
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
    if (!box || !settings[element].withBackground || measureDetail(shrink(box)) <= maxHidden) return [];
    const position = findPositionWithoutDetail(settings, element, measureDetail);
    return [{ kind: 'design', element, level: 'warning', quickFix: position && fixCode(element, position) }];
  });
}
