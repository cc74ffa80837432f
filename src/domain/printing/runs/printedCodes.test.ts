import { expect, it } from 'vitest';

import { collectPrintedCodes, findPrintedBefore } from './printedCodes';

const printedCodes = collectPrintedCodes([
  { printedAt: '2026-11-21T14:05:00.000Z', codes: ['A1', 'A2', 'A3'] },
  { printedAt: '2026-11-20T09:00:00.000Z', codes: ['A3', 'B1'] },
]);

it('counts the distinct codes that were printed before, and returns the time of their last print', () => {
  expect(findPrintedBefore(printedCodes, ['A2', 'A2', 'A3', 'C1', 'C2'])).toEqual({
    codeCount: 4,
    printedCount: 2,
    printedAt: '2026-11-21T14:05:00.000Z',
  });
  expect(findPrintedBefore(printedCodes, ['A3', 'B1'])?.printedAt).toBe('2026-11-21T14:05:00.000Z');
  expect(findPrintedBefore(printedCodes, ['B1'])).toEqual({
    codeCount: 1,
    printedCount: 1,
    printedAt: '2026-11-20T09:00:00.000Z',
  });
});

it('finds nothing among new codes', () => {
  expect(findPrintedBefore(printedCodes, ['C1'])).toBeUndefined();
  expect(findPrintedBefore(printedCodes, [])).toBeUndefined();
});
