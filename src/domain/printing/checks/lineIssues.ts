import { isLess } from '../../number/rounding';
import type { TextLine } from '../settings/textLine';
import { cutTolerance } from '../sticker/stickerElements';
import type { Box, StickerSettings } from '../sticker/stickerElements';
import { layOutLine, minCapHeight } from '../text/layOutLine';
import type { MeasuredTexts } from '../text/measureTexts';
import { getContrastRatio } from './contrast';
import type { Issue } from './issues';
import { findOverlappedElement, fitFix, moveAwayFix, moveInsideFix, getReadableSize } from './lineFixes';
import { getStickerOutline } from './placement';
import { measureDistanceToEdge } from './measureDistanceToEdge';
import type { TextLineFinding } from './textLineFinding';

/** Contrast ratio below which a text line gets a warning: what WCAG 2.2, 1.4.3 asks of large text. */
const minTextContrast = 3;
const [black, white] = ['#000000', '#FFFFFF'];

/** Input of `checkLines`: the measured texts of the text lines, and the copies. */
export type LineTexts = {
  /** The texts of each line, in the order of the settings. */
  measured: readonly MeasuredTexts[];
  /** Number of stickers of each code. */
  copies: number;
};

type LineInput = { settings: StickerSettings; hasImage: boolean; copies: number };

/** Returns the smallest box that contains all boxes. Undefined without boxes. */
const unite = (boxes: readonly Box[]) =>
  boxes.reduce<Box | undefined>((sum, box) => {
    if (!sum) return box;
    const [x, y] = [Math.min(sum.x, box.x), Math.min(sum.y, box.y)];
    const right = Math.max(sum.x + sum.width, box.x + box.width);
    const bottom = Math.max(sum.y + sum.height, box.y + box.height);
    return { x, y, width: right - x, height: bottom - y };
  }, undefined);

/** The properties of a `TextLineFinding` without `element` and `line`, which `checkLine` adds. */
type Finding = TextLineFinding extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'element' | 'line'>
    : never
  : never;

function checkLine(line: TextLine, index: number, texts: MeasuredTexts, input: LineInput): Issue[] {
  const { settings, hasImage, copies } = input;
  const { drawn, missing, unknownNames } = texts;
  const issue = (level: Issue['level'], finding: Finding, change?: Partial<TextLine>): Issue => ({
    ...finding,
    element: 'text',
    line: index,
    level,
    quickFix: change && { textLine: { line: index, change } },
  });
  const edgeDistance = (ink: Box) => measureDistanceToEdge(ink, settings.design, getStickerOutline(settings).shape);
  const getStickerNumber = (codeIndex: number) => codeIndex * copies + 1;
  const issues: Issue[] = [];
  if (unknownNames.length > 0) issues.push(issue('warning', { kind: 'line-column', names: unknownNames }));
  if (missing) {
    const { text, character, at, count } = missing;
    issues.push(
      issue('error', { kind: 'line-character', character, text, sticker: getStickerNumber(at), others: count - 1 }),
    );
  }
  if (drawn.length === 0 && !missing) issues.push(issue('warning', { kind: 'line-empty' }));
  const placed = drawn.map((entry) => ({ ...entry, place: layOutLine(line, entry.line, settings.design) }));
  const tooLong = placed.filter(({ place }) => place.excess > 0);
  const longest = tooLong.toSorted((a, b) => b.place.excess - a.place.excess)[0];
  if (longest) {
    const { place, at, line: shaped } = longest;
    const finding = {
      text: shaped.text,
      sticker: getStickerNumber(at),
      excess: place.excess,
      others: tooLong.length - 1,
    };
    const fix = fitFix(settings, line, shaped.width, shaped.capHeight);
    const isCutOff = tooLong.some(({ place: { ink } }) => isLess(edgeDistance(ink), 0));
    issues.push(issue(isCutOff ? 'error' : 'warning', { kind: 'line-too-long', ...finding }, fix));
  }
  const ink = unite(placed.map(({ place }) => place.ink));
  if (!ink) return issues;
  const covered = findOverlappedElement(settings, ink);
  if (covered) {
    issues.push(issue('error', { kind: 'line-over-code', covered }, moveAwayFix(settings, line, ink)));
  }
  // Leaves out texts that exceed the width of the line: they have been reported above.
  const fittingInk = unite(placed.filter(({ place }) => place.excess <= 0).map(({ place }) => place.ink));
  const distance = fittingInk ? edgeDistance(fittingInk) : Infinity;
  if (fittingInk && isLess(distance, cutTolerance)) {
    const level = isLess(distance, 0) ? 'error' : 'warning';
    issues.push(issue(level, { kind: 'line-edge', distance }, moveInsideFix(settings, line, fittingInk)));
  }
  const height = Math.min(...placed.map(({ place }) => place.capHeight));
  if (isLess(height, minCapHeight)) {
    const size = getReadableSize(placed[0]?.line.capHeight ?? 1);
    issues.push(issue('warning', { kind: 'line-small', height, needed: minCapHeight }, { size }));
  }
  // The contrast is checked only without a design image, since the colours of an image are unknown.
  const ratio = getContrastRatio(line.colour, white);
  if (!hasImage && isLess(ratio, minTextContrast)) {
    issues.push(issue('warning', { kind: 'line-contrast', ratio, needed: minTextContrast }, { colour: black }));
  }
  return issues;
}

/**
 * Checks the text lines: their texts must fit, be legible, have only characters that the fonts have, and not overlap
 * codes.
 */
export function checkLines(settings: StickerSettings, hasImage: boolean, texts: LineTexts | undefined): Issue[] {
  const { textLines = [] } = settings;
  return textLines.flatMap((line, index) => {
    const measured = texts?.measured[index];
    return measured ? checkLine(line, index, measured, { settings, hasImage, copies: texts.copies }) : [];
  });
}
