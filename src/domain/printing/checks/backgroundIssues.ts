import { contrastRatio, luminance, redContrastRatio } from './contrast';
import { fixCode, levelOf } from './issues';
import type { Issue } from './issues';
import { cutTolerance, distanceToEdge, epsilon, clampInside, labelHeightOf } from './placement';
import { elementBoxes, labelOf, stickerElements } from '../sticker/stickerElements';
import type { Box, CodeElement, StickerElement, StickerSettings } from '../sticker/stickerElements';

/** Contrast ratios below which a code is at risk, and below which it will not scan. */
const goodContrast = 7;
const minContrast = 3;

const [black, white] = ['#000000', '#FFFFFF'];

/** The colour under a code: its background, or else the white paper. */
export const backgroundOf = ({ withBackground, background }: StickerSettings[CodeElement]) =>
  withBackground ? background : white;

const overlap = (a: Box, b: Box) =>
  a.x + epsilon < b.x + b.width &&
  b.x + epsilon < a.x + a.width &&
  a.y + epsilon < b.y + b.height &&
  b.y + epsilon < a.y + a.height;

/** Quick fix that moves `code` and its label to the nearest free position below, above or beside `covered`. */
function moveFix(settings: StickerSettings, code: CodeElement, covered: StickerElement): Issue['quickFix'] {
  const { design } = settings;
  const boxes = elementBoxes(settings);
  const box = boxes[code];
  const blocking = covered === 'qr' || covered === 'number' ? [boxes.qr, boxes.number] : [boxes.barcode, boxes.serial];
  if (!box) return undefined;
  const whole = { ...box, height: box.height + labelHeightOf(settings, code) };
  const others = blocking.filter((other) => other !== undefined);
  const free = others
    .flatMap((other) => [
      { x: whole.x, y: Math.max(...others.map(({ y, height }) => y + height)) },
      { x: whole.x, y: Math.min(...others.map(({ y }) => y)) - whole.height },
      { x: other.x + other.width, y: whole.y },
      { x: other.x - whole.width, y: whole.y },
    ])
    .map(({ x, y }) => ({
      x: clampInside(rounded((x / design.width) * 100, x - whole.x), whole.width, design.width),
      y: clampInside(rounded((y / design.height) * 100, y - whole.y), whole.height, design.height),
    }))
    .filter((position) => {
      const moved = { ...whole, x: (position.x / 100) * design.width, y: (position.y / 100) * design.height };
      const clear = others.every((other) => !overlap(moved, other));
      return clear && distanceToEdge(moved, design) >= cutTolerance - epsilon;
    });
  const distance = ({ x, y }: { x: number; y: number }) =>
    Math.hypot((x / 100) * design.width - whole.x, (y / 100) * design.height - whole.y);
  const nearest = free.toSorted((a, b) => distance(a) - distance(b))[0];
  return nearest && fixCode(code, nearest);
}

/** Rounded to 0.1 % in the direction of the move, so that rounding never undoes it. */
function rounded(percent: number, move: number): number {
  if (Math.abs(move) < epsilon) return percent;
  return (move > 0 ? Math.ceil(percent * 10 - epsilon) : Math.floor(percent * 10 + epsilon)) / 10;
}

function checkOverlaps(settings: StickerSettings, code: CodeElement): Issue[] {
  const boxes = elementBoxes(settings);
  const box = boxes[code];
  if (!box) return [];
  const covering = stickerElements.find((other) => {
    const otherBox = boxes[other];
    return other !== code && other !== labelOf[code] && otherBox !== undefined && overlap(box, otherBox);
  });
  // Two overlapping codes are reported once, for the one drawn on top.
  if (!covering || (code === 'qr' && covering === 'barcode')) return [];
  const moved = code === 'qr' ? 'barcode' : code;
  const quickFix = moveFix(settings, moved, code === 'qr' ? 'qr' : covering);
  return [{ kind: 'quiet-zone', element: code, level: 'error', covered: covering, quickFix }];
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

/** Checks contrast and overlaps. The colours of an uploaded image are unknown, so a code on it needs a background. */
export function checkBackground(settings: StickerSettings, code: CodeElement, hasImage: boolean): Issue[] {
  if (code === 'barcode' && !settings.barcode.shown) return [];
  if (hasImage && !settings[code].withBackground) {
    const quickFix = fixCode(code, { withBackground: true });
    const issue: Issue = { kind: 'quiet-zone', element: code, level: 'error', covered: 'image', quickFix };
    return [issue, ...checkOverlaps(settings, code)];
  }
  return [...checkColours(settings, code), ...checkOverlaps(settings, code)];
}
