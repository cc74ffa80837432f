import { expect, it } from 'vitest';

import { collectPrintedCodes, summarizePrintedBefore } from './printedCodes';

const printedCodes = collectPrintedCodes([
  { printedAt: '2026-11-21T14:05:00.000Z', codes: ['A1', 'A2', 'A3'] },
  { printedAt: '2026-11-20T09:00:00.000Z', codes: ['A3', 'B1'] },
]);

it('counts the distinct codes that were printed before, and returns the time of their last print', () => {
  expect(summarizePrintedBefore(printedCodes, ['A2', 'A2', 'A3', 'C1', 'C2'])).toEqual({
    codeCount: 4,
    printedCount: 2,
    printedAt: '2026-11-21T14:05:00.000Z',
  });
  expect(summarizePrintedBefore(printedCodes, ['A3', 'B1'])?.printedAt).toBe('2026-11-21T14:05:00.000Z');
  expect(summarizePrintedBefore(printedCodes, ['B1'])).toEqual({
    codeCount: 1,
    printedCount: 1,
    printedAt: '2026-11-20T09:00:00.000Z',
  });
});

it('finds nothing among new codes', () => {
  expect(summarizePrintedBefore(printedCodes, ['C1'])).toBeUndefined();
  expect(summarizePrintedBefore(printedCodes, [])).toBeUndefined();
});
