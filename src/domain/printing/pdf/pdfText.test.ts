import fc from 'fast-check';
import { expect, it } from 'vitest';

import {
  joinBytes,
  toLatin1Bytes,
  toPdfAsciiString,
  formatPdfDate,
  formatPdfFill,
  formatPdfNumber,
  toPdfTextString,
} from './pdfText';

it('writes numbers without an exponent and with at most 6 decimals', () => {
  expect([0.1 + 0.2, 1e-9, -1e-9, -0, 12.5, 595.2755905511812].map(formatPdfNumber)).toEqual([
    '0.3',
    '0',
    '0',
    '0',
    '12.5',
    '595.275591',
  ]);
  fc.assert(
    fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (value) => {
      expect(formatPdfNumber(value)).toMatch(/^-?\d+(\.\d{1,6})?$/);
      expect(Math.abs(Number(formatPdfNumber(value)) - value)).toBeLessThanOrEqual(5.1e-7);
    }),
  );
});

it('writes titles in any script', () => {
  expect(toPdfTextString('Aü')).toBe('<FEFF004100FC>');
  expect(toPdfTextString('😀')).toBe('<FEFFD83DDE00>');
});

it('escapes parentheses and backslashes', () => {
  expect(toPdfAsciiString('A(1)\\')).toBe('(A\\(1\\)\\\\)');
});

it('writes dates in UTC', () => {
  expect(formatPdfDate(new Date('2026-01-02T03:04:05.678Z'))).toBe('(D:20260102030405Z)');
});

it('writes hex colours as fractions', () => {
  expect(formatPdfFill('#FF0033')).toBe('1 0 0.2 rg');
});

it('encodes one byte per character', () => {
  expect([...toLatin1Bytes('a\xff')]).toEqual([97, 255]);
});

it('joins texts and bytes', () => {
  expect([...joinBytes(['a', Uint8Array.of(1, 2), '', 'b'])]).toEqual([97, 1, 2, 98]);
  expect(joinBytes([])).toHaveLength(0);
});
