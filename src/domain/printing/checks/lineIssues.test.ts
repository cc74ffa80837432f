import { expect, it } from 'vitest';

import { defaultPrintSettings } from '../settings/printSettings';
import { createTextLine } from '../settings/textLine';
import type { TextLine } from '../settings/textLine';
import type { ShapedLine, TextShaper } from '../text/shapedText';
import { measureTexts } from '../text/measureTexts';
import { applyQuickFix } from './issues';
import type { Issue } from './issues';
import { checkLines } from './lineIssues';

/**
 * A fake text shaper: all characters are half an em wide, 'Á' and 'Ạ' have an accent above and a dot below, 'Ж' is
 * lower than other capital letters, and only '漢' is missing in its font.
 */
const shaper: Pick<TextShaper, 'shape' | 'findMissing'> = {
  shape: (text): ShapedLine => ({
    ok: true,
    text,
    runs: [],
    width: text.length / 2,
    inkBounds: {
      left: 0,
      top: text.includes('Á') ? -0.9 : -0.7,
      right: text.length / 2,
      bottom: text.includes('Ạ') ? 0.3 : 0.2,
    },
    capHeight: text.includes('Ж') ? 0.6 : 0.7,
  }),
  findMissing: (text) => (text.includes('漢') ? '漢' : undefined),
};

function makeSettings(changes: Partial<TextLine>) {
  return { ...defaultPrintSettings, textLines: [{ ...createTextLine(defaultPrintSettings.design, []), ...changes }] };
}

function findLineIssues(
  changes: Partial<TextLine>,
  texts = ['Scan me'],
  options: { hasImage?: boolean; names?: string[] } = {},
) {
  const settings = makeSettings(changes);
  const measuredTexts = settings.textLines.map((line) => measureTexts(line, texts, options.names ?? [], shaper));
  return checkLines(settings, options.hasImage ?? false, { measuredTexts, copies: 2 });
}

const listKinds = (issues: readonly Issue[]) => issues.map(({ kind, level }) => `${kind} ${level}`);

it('finds no issue of the text line that is added first', () => {
  expect(findLineIssues({})).toEqual([]);
});

it('reports the longest of the texts that are too long, with its sticker', () => {
  // The line of 44 mm has space for 24 characters at 10 pt, and for 51 at the smallest readable size. At this size, up
  // to 58 characters are not cut off by the edges of the sticker.
  const texts = ['x'.repeat(24), 'x'.repeat(55), 'x'.repeat(70)];
  const [issue, ...otherIssues] = findLineIssues({}, texts);
  expect(issue).toMatchObject({
    kind: 'line-too-long',
    element: 'text',
    lineIndex: 0,
    level: 'error',
    stickerNumber: 5,
    otherCount: 1,
    text: 'x'.repeat(70),
  });
  expect(otherIssues).toEqual([]);
  expect(issue?.kind === 'line-too-long' && issue.excess).toBeCloseTo(16, 0);
  expect(findLineIssues({ shrink: false }, ['x'.repeat(30)])[0]?.quickFix).toEqual({
    textLine: { lineIndex: 0, change: { shrink: true } },
  });
});

it('warns of a text that is too long for its line, but stays on the sticker', () => {
  expect(listKinds(findLineIssues({ shrink: false }, ['x'.repeat(25)]))).toEqual(['line-too-long warning']);
});

it('reports characters that no font has, and placeholders without a column', () => {
  expect(findLineIssues({}, ['a', '漢', '漢', 'b漢'], { names: ['Owner'] })).toMatchObject([
    { kind: 'line-column', level: 'warning', names: ['Owner'] },
    { kind: 'line-character', level: 'error', character: '漢', text: '漢', stickerNumber: 3, otherCount: 2 },
  ]);
  expect(listKinds(findLineIssues({}, ['']))).toEqual(['line-empty warning']);
});

it.each([
  ['outside of the sticker', { y: 99 }, 'line-edge error'],
  ['near the edge', { y: 93 }, 'line-edge warning'],
  ['on the QR code', { y: 30, align: 'left' }, 'line-over-code error'],
  ['too small to read', { size: 4 }, 'line-small warning'],
  ['pale on paper', { colour: '#BBBBBB' }, 'line-contrast warning'],
] as const)('reports a text %s, and its quick fix solves that', (_, changes, kind) => {
  const issues = findLineIssues(changes);
  expect(listKinds(issues)).toEqual([kind]);
  const lines = [...makeSettings(changes).textLines, ...makeSettings({}).textLines];
  const { textLines } = applyQuickFix({ ...makeSettings({}), textLines: lines }, issues[0]?.quickFix ?? {});
  expect(textLines).toEqual([expect.not.objectContaining(changes), lines[1]]);
  expect(findLineIssues(textLines[0] ?? {})).toEqual([]);
});

it('reports the smallest text of a line, and its quick fix makes all texts readable', () => {
  const texts = ['H', 'Ж', 'N'];
  const [issue] = findLineIssues({ size: 4 }, texts);
  expect(issue).toMatchObject({ kind: 'line-small', height: expect.closeTo(0.85, 2) as number });
  const { textLines } = applyQuickFix(makeSettings({ size: 4 }), issue?.quickFix ?? {});
  expect(findLineIssues(textLines[0] ?? {}, texts)).toEqual([]);
});

// 24 characters of 10 pt are 42.33 mm wide, and the sticker is 50 mm wide and 60 mm high.
it.each([
  ['left', ['x'.repeat(24), 'x'], { align: 'right', x: 0, width: 43 }, 0.67],
  ['right', ['x'.repeat(24), 'x'], { align: 'left', x: 14, width: 43 }, 0.67],
  ['top', ['Á', 'x'], { y: 0 }, 0.18],
  ['bottom', ['Ạ', 'x'], { y: 92 }, 0.39],
] as const)(
  'reports the distance from the %s edge to the nearest of all texts of a line',
  (_, texts, changes, distance) => {
    for (const orderedTexts of [texts, texts.toReversed()]) {
      expect(findLineIssues(changes, [...orderedTexts])).toMatchObject([
        { kind: 'line-edge', level: 'warning', distance: expect.closeTo(distance, 2) as number },
      ]);
    }
  },
);

it('moves a text away from the QR code, to the nearest position without another element', () => {
  // The barcode is directly below the QR code, which ends at 43 % of the sticker. The barcode has a label below it.
  const barcode = { ...defaultPrintSettings.barcode, shown: true, serial: true, x: 18, y: 43.1, width: 20, height: 10 };
  const settings = { ...makeSettings({ y: 38, align: 'left', x: 20 }), barcode };
  const measuredTexts = settings.textLines.map((line) => measureTexts(line, ['Scan me'], [], shaper));
  const [issue] = checkLines(settings, false, { measuredTexts, copies: 1 });
  expect(issue).toMatchObject({ kind: 'line-over-code', coveredElement: 'qr' });
  const fixedSettings = applyQuickFix(settings, issue?.quickFix ?? {});
  expect(checkLines(fixedSettings, false, { measuredTexts, copies: 1 })).toEqual([]);
});

it('does not check the contrast on a design, whose colours are unknown', () => {
  expect(findLineIssues({ colour: '#FFFFFF' }, ['Scan me'], { hasImage: true })).toEqual([]);
});

it('finds no issues before the texts are measured', () => {
  expect(checkLines(makeSettings({ y: 99 }), false, undefined)).toEqual([]);
});
