import type { Size } from '../settings/paper';
import { measureWidthInEm } from '../sticker/fitText';
import type { PageScene, Shape } from '../sticker/scene';
import type { Box } from '../sticker/stickerElements';

/** Layout of a test page: the distances that the user measures on it, in mm. */
export type TestPage = {
  fits: true;
  paper: Size;
  /** Distance of the cross from the left and the top edge of the paper. Both rulers begin at the cross. */
  crossDistance: number;
  /** Lengths of the horizontal and the vertical ruler. */
  acrossLength: number;
  downLength: number;
};

/**
 * Minimum width and height of the paper of a test page, in mm. On smaller paper, the rulers would be too short for an
 * exact measurement.
 */
export const minTestPaperSide = 60;

/** Width in mm of the margins at the right and at the bottom, where some printers cannot print. */
const unprintableMargin = 10;
/** Maximum length of a printed ruler in mm, so that users can measure it with an ordinary ruler of 30 cm. */
const maxRulerLength = 200;

/** Lays out the test page for a paper. The rulers are as long as the paper allows, in whole centimetres. */
export function layOutTestPage(paper: Size): TestPage | { fits: false } {
  const shortSide = Math.min(paper.width, paper.height);
  if (shortSide < minTestPaperSide) return { fits: false };
  const crossDistance = shortSide < 100 ? 10 : 20;
  const getRulerLength = (side: number) =>
    Math.min(maxRulerLength, Math.floor((side - crossDistance - unprintableMargin) / 10) * 10);
  return {
    fits: true,
    paper,
    crossDistance,
    acrossLength: getRulerLength(paper.width),
    downLength: getRulerLength(paper.height),
  };
}

const black = '#000000';
const lineWidth = 0.12;
/** Length in mm by which the lines of the cross extend beyond the start of the rulers. */
const crossArmLength = 7;
const numberFontSize = 2.4;
const letterFontSize = 5;
/** Distance in mm from the cross to the left edge of the paragraphs. Their top edge is 2 mm closer to the cross. */
const textIndent = 14;

const createLine = (x: number, y: number, width: number, height: number): Shape => ({
  kind: 'patch',
  x,
  y,
  width,
  height,
  fill: black,
});
const createLineAcross = (x: number, y: number, length: number) => createLine(x, y - lineWidth / 2, length, lineWidth);
const createLineDown = (x: number, y: number, length: number) => createLine(x - lineWidth / 2, y, lineWidth, length);

/** Returns the width of a text in mm; 0 if the printed font lacks one of its characters. */
const measureText = (text: string, fontSize: number) => (measureWidthInEm(text) ?? 0) * fontSize;

/** Draws a text that is centred at `x`. */
const drawText = (text: string, x: number, baseline: number, fontSize: number): Shape => ({
  kind: 'text',
  text,
  size: fontSize,
  width: measureText(text, fontSize),
  x,
  y: baseline,
  fill: black,
});

/** Draws a text that starts at `x`. */
const drawTextFrom = (text: string, x: number, baseline: number, fontSize: number) =>
  drawText(text, x + measureText(text, fontSize) / 2, baseline, fontSize);

/** Returns the length in mm of the tick mark at `mm` on a ruler. Every fifth and tenth one is longer. */
const getTickLength = (mm: number) => (mm % 10 === 0 ? 4.5 : mm % 5 === 0 ? 3.2 : 2);

/** Draws the cross and both rulers, with a tick mark for each millimetre and a number for each centimetre. */
function drawRulers({ crossDistance, acrossLength, downLength }: TestPage): Shape[] {
  const listTicks = (length: number) => Array.from({ length: length + 1 }, (_, mm) => mm);
  const listNumberedTicks = (length: number) => listTicks(length).filter((mm) => mm > 0 && mm % 10 === 0);
  return [
    createLineAcross(crossDistance - crossArmLength, crossDistance, crossArmLength + acrossLength),
    createLineDown(crossDistance, crossDistance - crossArmLength, crossArmLength + downLength),
    ...listTicks(acrossLength).map((mm) => createLineDown(crossDistance + mm, crossDistance, getTickLength(mm))),
    ...listTicks(downLength).map((mm) => createLineAcross(crossDistance, crossDistance + mm, getTickLength(mm))),
    ...listNumberedTicks(acrossLength).map((mm) =>
      drawText(String(mm), crossDistance + mm, crossDistance + 7.2, numberFontSize),
    ),
    ...listNumberedTicks(downLength).map((mm) =>
      drawTextFrom(String(mm), crossDistance + 5.2, crossDistance + mm + 0.85, numberFontSize),
    ),
  ];
}

/** Draws the letters A to D next to the distances to measure, in the order of `measurementNames`. */
function drawLetters({ crossDistance, acrossLength, downLength }: TestPage): Shape[] {
  return [
    drawText('A', crossDistance - 5, crossDistance + 6, letterFontSize),
    drawText('B', crossDistance + 4, crossDistance - 2.5, letterFontSize),
    drawText('C', crossDistance + acrossLength - 5, crossDistance - 2, letterFontSize),
    drawText('D', crossDistance - 4.5, crossDistance + downLength - 3, letterFontSize),
  ];
}

/** Shortens a word that is wider than the line, and adds an ellipsis. */
function cutWord(word: string, width: number, fontSize: number): string {
  let prefix = word;
  while (prefix.length > 1 && measureText(`${prefix}...`, fontSize) > width) prefix = prefix.slice(0, -1);
  return `${prefix}...`;
}

/** Breaks a text between words into lines of at most `width` mm. Shortens words that are wider. */
function wrapText(text: string, width: number, fontSize: number): string[] {
  const isTooWide = (lineText: string) => measureText(lineText, fontSize) > width;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const joinedLine = [...lines.slice(-1), word].join(' ');
    // The longer line replaces the last line. Without lines, it becomes the first one.
    if (!isTooWide(joinedLine)) lines.splice(-1, 1, joinedLine);
    else lines.push(isTooWide(word) ? cutWord(word, width, fontSize) : word);
  }
  return lines;
}

/** Font sizes in mm for the paragraphs. The largest one that fits is used. If none fits, the minimum is used. */
const paragraphFontSizes = [4.2, 3.6, 3, 2.5, 2, 1.7];
const minParagraphFontSize = 1.4;

/** True if a text is not blank, and the printed font has all its letters. */
export const canPrintText = (text: string) => text.trim() !== '' && measureWidthInEm(text) !== undefined;

/**
 * Draws paragraphs in the largest font size with which they fit in the box. Leaves out paragraphs with letters that the
 * printed font lacks.
 */
function drawParagraphs(paragraphs: readonly string[], box: Box): Shape[] {
  const lineHeight = 1.35;
  const printableParagraphs = paragraphs.filter(canPrintText);
  const layOutParagraphs = (fontSize: number) => {
    let y = box.y;
    const shapes = printableParagraphs.flatMap((text, index) => {
      if (index > 0) y += fontSize * 0.6;
      return wrapText(text, box.width, fontSize).map((lineText) => {
        y += fontSize * lineHeight;
        return drawTextFrom(lineText, box.x, y, fontSize);
      });
    });
    return { shapes, fits: y <= box.y + box.height };
  };
  const fittingLayout = paragraphFontSizes.map(layOutParagraphs).find(({ fits }) => fits);
  return (fittingLayout ?? layOutParagraphs(minParagraphFontSize)).shapes;
}

/**
 * Draws the test page with its paragraphs, as a scene with one sticker as large as the page. Test pages are then
 * rendered in the same way as sheets.
 */
export function drawTestPage(testPage: TestPage, paragraphs: readonly string[]): PageScene {
  const { paper, crossDistance } = testPage;
  const [x, y] = [crossDistance + textIndent, crossDistance + textIndent - 2];
  const textBox = { x, y, width: paper.width - x - unprintableMargin, height: paper.height - y - unprintableMargin };
  const shapes = [...drawRulers(testPage), ...drawLetters(testPage), ...drawParagraphs(paragraphs, textBox)];
  return {
    ...paper,
    marks: [],
    stickers: [{ index: 0, x: 0, y: 0, sticker: { ...paper, bleed: { x: 0, y: 0 }, shapes } }],
  };
}
