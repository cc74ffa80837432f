import { isLess } from '../../number/rounding';
import type { TextLine } from '../settings/textLine';
import { cutTolerance } from '../sticker/stickerElements';
import type { Box, StickerSettings } from '../sticker/stickerElements';
import { layOutLine, minCapHeight } from '../text/layOutLine';
import type { MeasuredTexts } from '../text/measureTexts';
import { getContrastRatio } from './contrast';
import type { Issue } from './issues';
import {
  findOverlappedElement,
  createFitFix,
  createMoveAwayFix,
  createMoveInsideFix,
  getReadableFontSize,
} from './lineFixes';
import { getStickerOutline } from './placement';
import { measureDistanceToEdge } from './measureDistanceToEdge';
import type { TextLineFinding } from './textLineFinding';

/** Contrast ratio below which a text line gets a warning: the minimum for large text in WCAG 2.2, 1.4.3. */
const minTextContrast = 3;
const [black, white] = ['#000000', '#FFFFFF'];

/** Input of `checkLines`: the measured texts of the text lines, and the number of copies. */
export type LineTexts = {
  /** Measurements of the texts of each text line on all stickers, in the order of the lines in the settings. */
  measuredTexts: readonly MeasuredTexts[];
  /** Number of stickers of each code. */
  copies: number;
};

type LineInput = { settings: StickerSettings; hasImage: boolean; copies: number };

/** Returns the smallest box around all boxes. Undefined without boxes. */
const findBoundingBox = (boxes: readonly Box[]) =>
  boxes.reduce<Box | undefined>((union, box) => {
    if (!union) return box;
    const [x, y] = [Math.min(union.x, box.x), Math.min(union.y, box.y)];
    const right = Math.max(union.x + union.width, box.x + box.width);
    const bottom = Math.max(union.y + union.height, box.y + box.height);
    return { x, y, width: right - x, height: bottom - y };
  }, undefined);

/** The properties of a `TextLineFinding` without `element` and `line`, which `checkLine` adds. */
type Finding = TextLineFinding extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'element' | 'lineIndex'>
    : never
  : never;

function checkLine(line: TextLine, index: number, texts: MeasuredTexts, input: LineInput): Issue[] {
  const { settings, hasImage, copies } = input;
  const { printableTexts, firstUnprintableText, unknownNames } = texts;
  const toIssue = (level: Issue['level'], finding: Finding, change?: Partial<TextLine>): Issue => ({
    ...finding,
    element: 'text',
    lineIndex: index,
    level,
    quickFix: change && { textLine: { lineIndex: index, change } },
  });
  const measureEdgeDistance = (ink: Box) =>
    measureDistanceToEdge(ink, settings.design, getStickerOutline(settings).shape);
  const getStickerNumber = (codeIndex: number) => codeIndex * copies + 1;
  const issues: Issue[] = [];
  if (unknownNames.length > 0) issues.push(toIssue('warning', { kind: 'line-column', names: unknownNames }));
  if (firstUnprintableText) {
    const { text, character, codeIndex, count } = firstUnprintableText;
    issues.push(
      toIssue('error', {
        kind: 'line-character',
        character,
        text,
        stickerNumber: getStickerNumber(codeIndex),
        otherCount: count - 1,
      }),
    );
  }
  if (printableTexts.length === 0 && !firstUnprintableText) issues.push(toIssue('warning', { kind: 'line-empty' }));
  const placedTexts = printableTexts.map((entry) => ({
    ...entry,
    placed: layOutLine(line, entry.line, settings.design),
  }));
  const tooLongTexts = placedTexts.filter(({ placed }) => placed.excess > 0);
  const longestText = tooLongTexts.toSorted((a, b) => b.placed.excess - a.placed.excess)[0];
  if (longestText) {
    const { placed, codeIndex, line: shaped } = longestText;
    const finding = {
      text: shaped.text,
      stickerNumber: getStickerNumber(codeIndex),
      excess: placed.excess,
      otherCount: tooLongTexts.length - 1,
    };
    const fix = createFitFix(settings, line, shaped.width, shaped.capHeight);
    const isCutOff = tooLongTexts.some(({ placed: { inkBounds } }) => isLess(measureEdgeDistance(inkBounds), 0));
    issues.push(toIssue(isCutOff ? 'error' : 'warning', { kind: 'line-too-long', ...finding }, fix));
  }
  const ink = findBoundingBox(placedTexts.map(({ placed }) => placed.inkBounds));
  if (!ink) return issues;
  const coveredElement = findOverlappedElement(settings, ink);
  if (coveredElement) {
    issues.push(
      toIssue(
        'error',
        { kind: 'line-over-code', coveredElement: coveredElement },
        createMoveAwayFix(settings, line, ink),
      ),
    );
  }
  // Texts that are too long for the line are left out, because they have been reported above.
  const fittingInk = findBoundingBox(
    placedTexts.filter(({ placed }) => placed.excess <= 0).map(({ placed }) => placed.inkBounds),
  );
  const distance = fittingInk ? measureEdgeDistance(fittingInk) : Infinity;
  if (fittingInk && isLess(distance, cutTolerance)) {
    const level = isLess(distance, 0) ? 'error' : 'warning';
    issues.push(toIssue(level, { kind: 'line-edge', distance }, createMoveInsideFix(settings, line, fittingInk)));
  }
  const smallestText = placedTexts.toSorted((a, b) => a.placed.capHeight - b.placed.capHeight)[0];
  if (smallestText && isLess(smallestText.placed.capHeight, minCapHeight)) {
    const { capHeight: height } = smallestText.placed;
    const size = getReadableFontSize(smallestText.line.capHeight);
    issues.push(toIssue('warning', { kind: 'line-small', height, needed: minCapHeight }, { size }));
  }
  // The contrast is checked only without a design image, since the colours of an image are unknown.
  const ratio = getContrastRatio(line.colour, white);
  if (!hasImage && isLess(ratio, minTextContrast)) {
    issues.push(toIssue('warning', { kind: 'line-contrast', ratio, needed: minTextContrast }, { colour: black }));
  }
  return issues;
}

/**
 * Returns the issues of the text lines. Their texts must fit, be legible, have only characters that the fonts have, and
 * not overlap codes.
 */
export function checkLines(settings: StickerSettings, hasImage: boolean, texts: LineTexts | undefined): Issue[] {
  const { textLines = [] } = settings;
  return textLines.flatMap((line, index) => {
    const measured = texts?.measuredTexts[index];
    return measured ? checkLine(line, index, measured, { settings, hasImage, copies: texts.copies }) : [];
  });
}
