import { contrastRatio, luminance, redContrastRatio } from './contrast';
import { fixCode, levelOf } from './issues';
import type { Issue } from './issues';
import { cutTolerance, distanceToEdge, epsilon, clampInside, labelHeightOf } from './placement';
import { elementBoxes, labelOf, stickerElements } from '../sticker/stickerElements';
import type { Box, CodeElement, StickerElement, StickerSettings } from '../sticker/stickerElements';

/** Contrast ratio below which a code may not scan. */
const goodContrast = 7;
/** Contrast ratio below which a code will probably not scan. */
const minContrast = 3;

const [black, white] = ['#000000', '#FFFFFF'];

/** Returns the colour under a code: that of its background, or the white of the paper if it has none. */
export const backgroundOf = ({ withBackground, background }: StickerSettings[CodeElement]) =>
  withBackground ? background : white;

const doOverlap = (a: Box, b: Box) =>
  a.x + epsilon < b.x + b.width &&
  b.x + epsilon < a.x + a.width &&
  a.y + epsilon < b.y + b.height &&
  b.y + epsilon < a.y + a.height;

/**
 * Returns a quick fix that moves `code` with its label to the nearest free position below, above or beside `coveredBy`.
 */
function moveFix(settings: StickerSettings, code: CodeElement, coveredBy: StickerElement): Issue['quickFix'] {
  const { design } = settings;
  const boxes = elementBoxes(settings);
  const box = boxes[code];
  const isCoveredByQr = coveredBy === 'qr' || coveredBy === 'number';
  const coveringElements = isCoveredByQr ? [boxes.qr, boxes.number] : [boxes.barcode, boxes.serial];
  if (!box) return undefined;
  const boxWithLabel = { ...box, height: box.height + labelHeightOf(settings, code) };
  const blockingBoxes = coveringElements.filter((other) => other !== undefined);
  const freePositions = blockingBoxes
    .flatMap((other) => [
      { x: boxWithLabel.x, y: Math.max(...blockingBoxes.map(({ y, height }) => y + height)) },
      { x: boxWithLabel.x, y: Math.min(...blockingBoxes.map(({ y }) => y)) - boxWithLabel.height },
      { x: other.x + other.width, y: boxWithLabel.y },
      { x: other.x - boxWithLabel.width, y: boxWithLabel.y },
    ])
    .map(({ x, y }) => ({
      x: clampInside(roundWithMove((x / design.width) * 100, x - boxWithLabel.x), boxWithLabel.width, design.width),
      y: clampInside(roundWithMove((y / design.height) * 100, y - boxWithLabel.y), boxWithLabel.height, design.height),
    }))
    .filter((position) => {
      const moved = { ...boxWithLabel, x: (position.x / 100) * design.width, y: (position.y / 100) * design.height };
      const isClear = blockingBoxes.every((other) => !doOverlap(moved, other));
      return isClear && distanceToEdge(moved, design) >= cutTolerance - epsilon;
    });
  const distance = ({ x, y }: { x: number; y: number }) =>
    Math.hypot((x / 100) * design.width - boxWithLabel.x, (y / 100) * design.height - boxWithLabel.y);
  const nearest = freePositions.toSorted((a, b) => distance(a) - distance(b))[0];
  return nearest && fixCode(code, nearest);
}

/** Rounds to 0.1 % in the direction of the move, so that the box never ends up closer than calculated. */
function roundWithMove(percent: number, move: number): number {
  if (Math.abs(move) < epsilon) return percent;
  return (move > 0 ? Math.ceil(percent * 10 - epsilon) : Math.floor(percent * 10 + epsilon)) / 10;
}

function checkOverlaps(settings: StickerSettings, code: CodeElement): Issue[] {
  const boxes = elementBoxes(settings);
  const box = boxes[code];
  if (!box) return [];
  const covering = stickerElements.find((other) => {
    const otherBox = boxes[other];
    return other !== code && other !== labelOf[code] && otherBox !== undefined && doOverlap(box, otherBox);
  });
  // An overlap of both codes is reported only once, for the barcode, which is drawn on top.
  if (!covering || (code === 'qr' && covering === 'barcode')) return [];
  const moved = code === 'qr' ? 'barcode' : code;
  const quickFix = moveFix(settings, moved, code === 'qr' ? 'qr' : covering);
  return [{ kind: 'quiet-zone', element: code, level: 'error', coveredBy: covering, quickFix }];
}

function checkColours(settings: StickerSettings, code: CodeElement): Issue[] {
  const { colour } = settings[code];
  const background = backgroundOf(settings[code]);
  const quickFix = fixCode(code, { colour: black, background: white });
  const found = { kind: 'contrast', element: code, needed: goodContrast, quickFix } as const;
  const ratio = contrastRatio(colour, background);
  if (luminance(colour) > luminance(background)) return [{ ...found, level: 'error', problem: 'inverted', ratio }];
  const level = levelOf(ratio, minContrast, goodContrast);
  if (level) return [{ ...found, level, problem: 'pale', ratio }];
  const underRed = redContrastRatio(colour, background);
  if (code === 'barcode' && underRed < goodContrast) {
    return [{ ...found, level: 'warning', problem: 'red', ratio: underRed }];
  }
  if (background === white) return [];
  const onWhite = fixCode(code, { background: white });
  return [{ kind: 'patch', element: code, level: 'warning', background, quickFix: onWhite }];
}

/**
 * Checks the contrast of a code and what overlaps it. On a design image, whose colours are unknown, a code needs a
 * background.
 */
export function checkBackground(settings: StickerSettings, code: CodeElement, hasImage: boolean): Issue[] {
  if (code === 'barcode' && !settings.barcode.shown) return [];
  if (hasImage && !settings[code].withBackground) {
    const quickFix = fixCode(code, { withBackground: true });
    const issue: Issue = { kind: 'quiet-zone', element: code, level: 'error', coveredBy: 'image', quickFix };
    return [issue, ...checkOverlaps(settings, code)];
  }
  return [...checkColours(settings, code), ...checkOverlaps(settings, code)];
}
