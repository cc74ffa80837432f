import { getContrastRatio, getLuminance, getRedContrastRatio } from './contrast';
import { applyQuickFix, createCodeFix, findIssueLevel } from './issues';
import type { Issue, QuickFix } from './issues';
import { moveInside, getStickerOutline, getBoxWithLabel } from './placement';
import { measureDistanceToEdge } from './measureDistanceToEdge';
import { isLess, roundDownToTenth, roundUpToTenth } from '../../number/rounding';
import { boxesOverlap, cutTolerance, getElementBoxes, stickerElements } from '../sticker/stickerElements';
import type { Box, CodeElement, StickerSettings } from '../sticker/stickerElements';

/** Contrast ratio below which a code gets a warning: scanning can fail. */
const goodContrast = 7;
/** Contrast ratio below which a code gets an error: scanning will probably fail. */
const minContrast = 3;

const [black, white] = ['#000000', '#FFFFFF'];

/** Returns the colour under a code: its background colour or, without a background, the white of the paper. */
export const getBackgroundColour = ({ withBackground, background }: StickerSettings[CodeElement]) =>
  withBackground ? background : white;

/**
 * Returns a quick fix that moves the barcode and its label to the nearest free position below, above, left or right of
 * the QR code and its label. Undefined if there is no free position.
 */
function createMoveBarcodeFix(settings: StickerSettings): QuickFix | undefined {
  const { design } = settings;
  const outline = getStickerOutline(settings);
  const { x, y } = settings.barcode;
  const [qr, barcode] = [getBoxWithLabel(settings, 'qr'), getBoxWithLabel(settings, 'barcode')];
  const measureDistance = (box: Box) => Math.hypot(box.x - barcode.x, box.y - barcode.y);
  return [
    { x, y: roundUpToTenth(((qr.y + qr.height) / design.height) * 100) },
    { x, y: roundDownToTenth(((qr.y - barcode.height) / design.height) * 100) },
    { x: roundUpToTenth(((qr.x + qr.width) / design.width) * 100), y },
    { x: roundDownToTenth(((qr.x - barcode.width) / design.width) * 100), y },
  ]
    .map((position) => {
      const quickFix = { barcode: moveInside(position, barcode, outline) };
      return { quickFix, box: getBoxWithLabel(applyQuickFix(settings, quickFix), 'barcode') };
    })
    .filter(
      ({ box }) => !boxesOverlap(box, qr) && !isLess(measureDistanceToEdge(box, outline, outline.shape), cutTolerance),
    )
    .toSorted((a, b) => measureDistance(a.box) - measureDistance(b.box))[0]?.quickFix;
}

function checkOverlaps(settings: StickerSettings, code: CodeElement, box: Box): Issue[] {
  const boxes = getElementBoxes(settings);
  const coveringElement = stickerElements.find((otherElement) => {
    const otherBox = boxes[otherElement];
    return otherElement !== code && otherBox && boxesOverlap(box, otherBox);
  });
  // If both codes overlap, only the barcode gets an issue, because it is drawn on top.
  if (!coveringElement || coveringElement === 'barcode') return [];
  return [
    {
      kind: 'quiet-zone',
      element: code,
      level: 'error',
      coveredBy: coveringElement,
      quickFix: createMoveBarcodeFix(settings),
    },
  ];
}

function checkColours(settings: StickerSettings, code: CodeElement): Issue[] {
  const { colour } = settings[code];
  const background = getBackgroundColour(settings[code]);
  const quickFix = createCodeFix(code, { colour: black, background: white });
  const contrastIssue = { kind: 'contrast', element: code, needed: goodContrast, quickFix } as const;
  const ratio = getContrastRatio(colour, background);
  if (getLuminance(colour) > getLuminance(background))
    return [{ ...contrastIssue, level: 'error', problem: 'inverted', ratio }];
  const level = findIssueLevel(ratio, minContrast, goodContrast);
  if (level) return [{ ...contrastIssue, level, problem: 'pale', ratio }];
  const redRatio = getRedContrastRatio(colour, background);
  if (code === 'barcode' && isLess(redRatio, goodContrast)) {
    return [{ ...contrastIssue, level: 'warning', problem: 'red', ratio: redRatio }];
  }
  if (background === white) return [];
  const whiteFix = createCodeFix(code, { background: white });
  return [{ kind: 'patch', element: code, level: 'warning', background, quickFix: whiteFix }];
}

/**
 * Returns the issues with a code's contrast, and with elements that overlap the code. The colours of a design image are
 * unknown, so a code on an image gets an error if it has no background, and its contrast is not checked.
 */
export function checkBackground(settings: StickerSettings, code: CodeElement, hasImage: boolean): Issue[] {
  const box = getElementBoxes(settings)[code];
  if (!box) return [];
  const overlaps = checkOverlaps(settings, code, box);
  if (!hasImage || settings[code].withBackground) return [...checkColours(settings, code), ...overlaps];
  const quickFix = createCodeFix(code, { withBackground: true });
  return [{ kind: 'quiet-zone', element: code, level: 'error', coveredBy: 'image', quickFix }, ...overlaps];
}
