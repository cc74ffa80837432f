import { contrastRatio, luminance, redContrastRatio } from './contrast';
import { applyQuickFix, fixCode, levelOf } from './issues';
import type { Issue, QuickFix } from './issues';
import { cutTolerance, distanceToEdge, moveInside, wholeBox } from './placement';
import { isLess, roundDown, roundUp } from '../../number/rounding';
import { elementBoxes, stickerElements } from '../sticker/stickerElements';
import type { Box, CodeElement, StickerSettings } from '../sticker/stickerElements';

/** Contrast ratios below which a code is at risk, and below which it will not scan. */
const goodContrast = 7;
const minContrast = 3;

const [black, white] = ['#000000', '#FFFFFF'];

/** The colour under a code: its background, or else the white paper. */
export const backgroundOf = ({ withBackground, background }: StickerSettings[CodeElement]) =>
  withBackground ? background : white;

const overlap = (a: Box, b: Box) =>
  isLess(a.x, b.x + b.width) &&
  isLess(b.x, a.x + a.width) &&
  isLess(a.y, b.y + b.height) &&
  isLess(b.y, a.y + a.height);

/** Quick fix that moves the barcode to the nearest free position below, above or beside the QR code, labels included. */
function moveFix(settings: StickerSettings): QuickFix | undefined {
  const { design } = settings;
  const { x, y } = settings.barcode;
  const [qr, bars] = [wholeBox(settings, 'qr'), wholeBox(settings, 'barcode')];
  const distance = (box: Box) => Math.hypot(box.x - bars.x, box.y - bars.y);
  return [
    { x, y: roundUp(((qr.y + qr.height) / design.height) * 100) },
    { x, y: roundDown(((qr.y - bars.height) / design.height) * 100) },
    { x: roundUp(((qr.x + qr.width) / design.width) * 100), y },
    { x: roundDown(((qr.x - bars.width) / design.width) * 100), y },
  ]
    .map((to) => {
      const quickFix = { barcode: moveInside(to, bars, design) };
      return { quickFix, box: wholeBox(applyQuickFix(settings, quickFix), 'barcode') };
    })
    .filter(({ box }) => !overlap(box, qr) && !isLess(distanceToEdge(box, design), cutTolerance))
    .toSorted((a, b) => distance(a.box) - distance(b.box))[0]?.quickFix;
}

function checkOverlaps(settings: StickerSettings, code: CodeElement, box: Box): Issue[] {
  const boxes = elementBoxes(settings);
  const covered = stickerElements.find((other) => {
    const otherBox = boxes[other];
    return other !== code && otherBox && overlap(box, otherBox);
  });
  // Two overlapping codes are reported once, for the barcode, which is drawn on top.
  if (!covered || covered === 'barcode') return [];
  return [{ kind: 'quiet-zone', element: code, level: 'error', covered, quickFix: moveFix(settings) }];
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
  if (code === 'barcode' && isLess(underRed, goodContrast)) {
    return [{ ...found, level: 'warning', problem: 'red', ratio: underRed }];
  }
  if (background === white) return [];
  const onWhite = fixCode(code, { background: white });
  return [{ kind: 'patch', element: code, level: 'warning', background, quickFix: onWhite }];
}

/** Checks contrast and overlaps. The colours of an uploaded image are unknown, so a code on it needs a background. */
export function checkBackground(settings: StickerSettings, code: CodeElement, hasImage: boolean): Issue[] {
  const box = elementBoxes(settings)[code];
  if (!box) return [];
  const overlaps = checkOverlaps(settings, code, box);
  if (!hasImage || settings[code].withBackground) return [...checkColours(settings, code), ...overlaps];
  const quickFix = fixCode(code, { withBackground: true });
  return [{ kind: 'quiet-zone', element: code, level: 'error', covered: 'image', quickFix }, ...overlaps];
}
