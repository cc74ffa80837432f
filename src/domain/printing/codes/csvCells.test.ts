import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { splitCells, normalizeText } from './csvCells';

describe('the sep= line of Excel', () => {
  it.each([
    ['sep=;\ncode;name', ';'],
    ['SEP=,\r\ncode;name', ','],
    ['\ufeff"sep=|"\ncode;name', '|'],
    ['sep=\t\rcode;name', '\t'],
    ['sep=;;;\ncode;name', ';'],
  ])('is removed from %j', (text, separator) => {
    expect(normalizeText(text)).toEqual({ separator, body: 'code;name', firstLine: 2 });
  });

  it.each(['sep=A\nx', 'code;sep=;\nx', 'separate\nx', '\nsep=;\nx', 'A1\ufeff'])('is not in %j', (text) => {
    expect(normalizeText(text)).toEqual({ body: text, firstLine: 1 });
  });

  it('can be the whole text', () => {
    expect(normalizeText('sep=;')).toEqual({ separator: ';', body: '', firstLine: 2 });
  });
});

describe('cells', () => {
  it.each([
    ['a\tb\nc\t', '\t', [['a', 'b'], ['c', '']]], // oxfmt-ignore
    ['"Ann ""A"" Lee, MD", A1\n"two\nlines",B2', ',', [['Ann "A" Lee, MD', ' A1'], ['two\nlines', 'B2']]], // oxfmt-ignore
    ['A1, "x, y" \n', ',', [['A1', 'x, y'], ['']]],
    ['5" x;A1\n"open;B2', ';', [['5" x', 'A1'], ['"open', 'B2']]], // oxfmt-ignore
    ['a^b]c', '^', [['a', 'b]c']]],
  ])('are read from %j', (text, separator, rows) => {
    expect(splitCells(text, separator)).toEqual(rows);
  });

  it('that were quoted and joined are split into the same cells', () => {
    const anyCell = fc.string({ unit: fc.constantFrom('a', '1', '"', ',', '\n', ' ', ';') });
    const quoteCell = (text: string) => `"${text.replaceAll('"', '""')}"`;
    fc.assert(
      fc.property(fc.array(fc.array(anyCell, { minLength: 1 }), { minLength: 1 }), (rows) => {
        const text = rows.map((cells) => cells.map(quoteCell).join(',')).join('\n');
        expect(splitCells(text, ',')).toEqual(rows);
      }),
    );
  });

  it('are split at every separator if none is quoted', () => {
    const anyUnquotedText = fc.string({ unit: fc.constantFrom('a', '1', ',', '\n', ' ', '.') });
    fc.assert(
      fc.property(anyUnquotedText, (text) => {
        expect(splitCells(text, ',')).toEqual(text.split('\n').map((line) => line.split(',')));
      }),
    );
  });
});
