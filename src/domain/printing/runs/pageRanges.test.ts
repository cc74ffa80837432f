import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatPageRanges, readPageRanges } from './pageRanges';

describe('page ranges', () => {
  it.each([
    ['7', [6]],
    ['3-5, 9', [2, 3, 4, 8]],
    [' 9 ; 3 – 5,', [2, 3, 4, 8]],
    ['4,4,3-4', [2, 3]],
    ['٣-٥، ٩', [2, 3, 4, 8]],
    ['3−3', [2]],
  ])('reads %j', (text, pages) => {
    expect(readPageRanges(text, 9)).toEqual({ ok: true, pages });
  });

  it.each([
    ['', { reason: 'empty' }],
    [' , ', { reason: 'empty' }],
    ['3 5', { reason: 'unreadable', part: '3 5' }],
    ['1, last', { reason: 'unreadable', part: 'last' }],
    ['3-', { reason: 'unreadable', part: '3-' }],
    ['1-2-3', { reason: 'unreadable', part: '1-2-3' }],
    ['1.5', { reason: 'unreadable', part: '1.5' }],
    ['9999999999', { reason: 'unreadable', part: '9999999999' }],
    ['5-3', { reason: 'reversed', from: 5, to: 3 }],
    ['0', { reason: 'no-such-page', page: 0 }],
    ['10', { reason: 'no-such-page', page: 10 }],
    ['8-12', { reason: 'no-such-page', page: 10 }],
    ['1-999999999', { reason: 'no-such-page', page: 10 }],
  ])('explains what is wrong with %j', (text, problem) => {
    expect(readPageRanges(text, 9)).toEqual({ ok: false, ...problem });
  });

  it('formats pages as ranges', () => {
    expect(formatPageRanges([2, 3, 4, 8])).toBe('3-5, 9');
  });

  it('reads formatted page ranges as the same pages', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 200 }), { minLength: 1 }), (chosenPages) => {
        const pages = chosenPages.toSorted((a, b) => a - b);
        expect(readPageRanges(formatPageRanges(pages), 201)).toEqual({ ok: true, pages });
      }),
    );
  });

  it('never throws, and returns existing pages only, in order', () => {
    const anyText = fc.oneof(fc.string(), fc.stringMatching(/^[0-9,; -]{0,12}$/));
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 40 }), (text, pageCount) => {
        const result = readPageRanges(text, pageCount);
        if (!result.ok) return;
        expect(result.pages).toEqual([...new Set(result.pages)].toSorted((a, b) => a - b));
        expect(result.pages.every((page) => page >= 0 && page < pageCount)).toBe(true);
      }),
    );
  });
});
