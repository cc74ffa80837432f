import fc from 'fast-check';
import { expect, it } from 'vitest';

import { balanceLines } from './balanceLines';

it('leaves a short text on one line', () => {
  expect(balanceLines('Contact us', 16)).toEqual(['Contact us']);
});

it('breaks a text into evenly filled lines', () => {
  expect(balanceLines('Blocked in? Scan, and chat.', 16)).toEqual(['Blocked in?', 'Scan, and chat.']);
  expect(balanceLines('One scan reaches you. Your number stays yours.', 18)).toEqual([
    'One scan reaches',
    'you. Your number',
    'stays yours.',
  ]);
});

it('uses three lines at most', () => {
  expect(balanceLines('a long title that would need many more lines than there are', 8)).toHaveLength(3);
});

it('keeps every word, in order', () => {
  const wordLists = fc.array(fc.stringMatching(/^\w{1,12}$/), { minLength: 1, maxLength: 14 });
  fc.assert(
    fc.property(wordLists, fc.integer({ min: 4, max: 40 }), (words, maxLength) => {
      const lines = balanceLines(words.join(' '), maxLength);
      expect(lines.join(' ')).toBe(words.join(' '));
      expect(lines.length).toBeLessThanOrEqual(3);
    }),
  );
});
