import fc from 'fast-check';
import { expect, it } from 'vitest';

import { applyPreset, readPresets } from '../presets/printPreset';
import { defaultPrintSettings, readPrintSettings } from './printSettings';
import { createTextLine, lineHeight, maxTextLines, mmPerPoint, moveTextLine, parseTextLine } from './textLine';
import type { TextLine } from './textLine';

const addLines = (design: { width: number; height: number }, count: number) =>
  Array.from({ length: count }).reduce<TextLine[]>((lines) => [...lines, createTextLine(design, lines)], []);

it('reads settings and presets that were stored before there were text lines', () => {
  const { textLines, quantity, start, preset, ...older } = defaultPrintSettings;
  expect(textLines).toEqual([]);
  expect(readPrintSettings({ ...older, quantity, start, preset })).toEqual(defaultPrintSettings);
  const { list, skipped } = readPresets([{ name: 'Old', settings: older }]);
  expect(skipped).toEqual([]);
  const applied = list[0] && applyPreset(defaultPrintSettings, list[0]);
  expect(applied?.textLines).toEqual([]);
});

it('rejects more lines than the maximum', () => {
  const lines = addLines({ width: 50, height: 60 }, maxTextLines + 1);
  expect(readPrintSettings({ ...defaultPrintSettings, textLines: lines.slice(1) })?.textLines).toHaveLength(6);
  expect(readPrintSettings({ ...defaultPrintSettings, textLines: lines })).toBeUndefined();
});

it('creates valid lines on every sticker, which do not overlap if there is space', () => {
  const side = fc.double({ min: 10, max: 2000, noNaN: true });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const lines = addLines({ width, height }, maxTextLines);
      for (const line of lines) expect(parseTextLine(line)).toEqual(line);
      const lineHeightInPercent = ((10 * mmPerPoint * lineHeight) / height) * 100;
      if (lineHeightInPercent * maxTextLines > 90) return;
      const tops = lines.map(({ y }) => y).toSorted((a, b) => a - b);
      tops.slice(1).forEach((y, index) => expect(y - (tops[index] ?? 0)).toBeGreaterThan(lineHeightInPercent - 0.11));
    }),
  );
});

it('moves a line, and ignores a move beyond the ends', () => {
  const lines = ['a', 'b', 'c'].map((text) => ({ ...createTextLine({ width: 50, height: 60 }, []), text }));
  const textsOf = (moved: readonly TextLine[]) => moved.map(({ text }) => text).join('');
  expect(textsOf(moveTextLine(lines, 0, 1))).toBe('bac');
  expect(textsOf(moveTextLine(lines, 2, 0))).toBe('cab');
  expect(textsOf(moveTextLine(lines, 0, -1))).toBe('abc');
  expect(textsOf(moveTextLine(lines, 2, 3))).toBe('abc');
});
