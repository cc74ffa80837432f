import fc from 'fast-check';
import { expect, it } from 'vitest';

import { applyPreset, readPresets } from '../presets/printPreset';
import { defaultPrintSettings, readPrintSettings } from './printSettings';
import { createTextLine, lineHeight, maxTextLines, mmPerPoint, moveTextLine, parseTextLine } from './textLine';
import type { TextLine } from './textLine';

const createLines = (design: { width: number; height: number }, count: number) =>
  Array.from({ length: count }).reduce<TextLine[]>((lines) => [...lines, createTextLine(design, lines)], []);

it('reads settings and presets that were stored before there were text lines', () => {
  const { textLines, quantity, start, preset, ...olderSettings } = defaultPrintSettings;
  expect(textLines).toEqual([]);
  expect(readPrintSettings({ ...olderSettings, quantity, start, preset })).toEqual(defaultPrintSettings);
  const { list, skipped } = readPresets([{ name: 'Old', settings: olderSettings }]);
  expect(skipped).toEqual([]);
  const appliedSettings = list[0] && applyPreset(defaultPrintSettings, list[0]);
  expect(appliedSettings?.textLines).toEqual([]);
});

it('rejects more lines than the maximum', () => {
  const lines = createLines({ width: 50, height: 60 }, maxTextLines + 1);
  expect(readPrintSettings({ ...defaultPrintSettings, textLines: lines.slice(1) })?.textLines).toHaveLength(6);
  expect(readPrintSettings({ ...defaultPrintSettings, textLines: lines })).toBeUndefined();
});

it('creates valid lines on every sticker, which do not overlap if there is space', () => {
  const anySide = fc.double({ min: 10, max: 2000, noNaN: true });
  fc.assert(
    fc.property(anySide, anySide, (width, height) => {
      const lines = createLines({ width, height }, maxTextLines);
      for (const line of lines) expect(parseTextLine(line)).toEqual(line);
      const lineHeightInPercent = ((10 * mmPerPoint * lineHeight) / height) * 100;
      if (lineHeightInPercent * maxTextLines > 90) return;
      const tops = lines.map(({ y }) => y).toSorted((a, b) => a - b);
      tops.slice(1).forEach((y, index) => expect(y - (tops[index] ?? 0)).toBeGreaterThan(lineHeightInPercent - 0.11));
    }),
  );
});

it('places a later line below the lowest one, in the style of the last one', () => {
  const design = { width: 50, height: 60 };
  const first = { ...createTextLine(design, []), y: 50, size: 20, fallback: 'No name' };
  const last = { ...first, y: 10, size: 10, align: 'right' as const };
  const expected = { ...last, text: 'Your text', fallback: '' };
  // A line of 20 points is 8.47 mm or 14.1 % high, a line of 10 points half of that.
  expect(createTextLine(design, [first, last])).toEqual({ ...expected, y: 64.1 });
  expect(createTextLine(design, [{ ...first, y: 80 }, last])).toEqual({ ...expected, y: 2.9 });
});

it('moves a line, and ignores a move beyond the ends', () => {
  const lines = ['a', 'b', 'c'].map((text) => ({ ...createTextLine({ width: 50, height: 60 }, []), text }));
  const joinTexts = (movedLines: readonly TextLine[]) => movedLines.map(({ text }) => text).join('');
  expect(joinTexts(moveTextLine(lines, 0, 1))).toBe('bac');
  expect(joinTexts(moveTextLine(lines, 2, 0))).toBe('cab');
  expect(joinTexts(moveTextLine(lines, 0, -1))).toBe('abc');
  expect(joinTexts(moveTextLine(lines, 0, 3))).toBe('abc');
});
