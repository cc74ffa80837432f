import { expect, it, vi } from 'vitest';

import type { StickerExtras } from '../sticker/scene';
import { addRunLines } from './drawRunLines';
import type { RunLines } from './drawRunLines';

const drawings = {
  getExtras: (index: number): StickerExtras => ({
    serial: `SN-${index}`,
    number: `${index}`,
    barcode: () => ({ ok: false, reason: 'empty' }),
  }),
};

const shape = vi.fn<RunLines['shaper']['shape']>((text) => ({ ok: false, text, missingCharacter: text }));
const runLines: RunLines = {
  lines: [
    { font: 'figtree', weight: 'bold' },
    { font: 'figtree', weight: 'regular' },
  ],
  texts: [['Ana', 'Berth 1'], ['Ben']],
  copies: 2,
  shaper: { shape },
};

it('adds the text lines of its code to each sticker, and keeps the labels', () => {
  const { getExtras } = addRunLines(drawings, runLines);
  const getLineTexts = (index: number) =>
    getExtras(index)
      .lines?.()
      .map(({ text }) => text);
  expect(getExtras(1)).toMatchObject({ serial: 'SN-1', number: '1' });
  expect([0, 1, 2, 3, 4].map(getLineTexts)).toEqual([
    ['Ana', 'Berth 1'],
    ['Ana', 'Berth 1'],
    ['Ben', ''],
    ['Ben', ''],
    ['', ''],
  ]);
  expect(shape).toHaveBeenCalledWith('Berth 1', 'figtree', 'regular');
});

it('returns the same drawings for a run without text lines', () => {
  expect(addRunLines(drawings, undefined)).toBe(drawings);
  expect(addRunLines(drawings, { ...runLines, lines: [] })).toBe(drawings);
});
