import { expect, it } from 'vitest';

import { drawBarcode, maxBarcodeTextLength } from './code128';

function drawValidBarcode(text: string) {
  const code = drawBarcode(text);
  if (!code.ok) throw new Error(`Rejected: ${code.reason}`);
  return code;
}

it.each([
  ['12', 46],
  ['1234', 57],
  ['AB', 57],
  ['123456', 68],
  ['0123456789', 90],
  ['ABCDEF', 101],
  ['A1F0E3B00C', 145],
  ['A'.repeat(maxBarcodeTextLength), 915],
])('encodes %s in %d modules', (text, modules) => {
  expect(drawValidBarcode(text).moduleCount).toBe(modules);
});

it('starts and ends with a bar and separates bars by spaces', () => {
  const { moduleCount, bars, path } = drawValidBarcode('12');
  // The first three bars are the start symbol of code set C, the next three are the symbol of '12' (ISO/IEC 15417).
  expect(bars.slice(0, 6)).toEqual([
    [0, 2],
    [3, 1],
    [6, 3],
    [11, 1],
    [13, 2],
    [17, 3],
  ]);
  expect(bars.at(-1)).toEqual([moduleCount - 2, 2]);
  expect(path.startsWith('M0 0h2v1h-2zM3 0h1v1h-1z')).toBe(true);
});

it.each([
  ['', 'empty'],
  ['Ä1', 'not-ascii'],
  ['\u00cf1', 'not-ascii'],
  ['00\u0000z', 'not-ascii'],
  ['A'.repeat(maxBarcodeTextLength + 1), 'too-long'],
])('rejects %j: %s', (text, reason) => {
  expect(drawBarcode(text)).toEqual({ ok: false, reason });
});
