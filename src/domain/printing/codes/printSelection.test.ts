import { describe, expect, it } from 'vitest';

import { readPrintSelection } from './printSelection';

describe('the stored selection', () => {
  it('is read without duplicates', () => {
    expect(readPrintSelection({ hexacodes: ['7F3A9C21', 'B04D17E8', '7F3A9C21'] })).toEqual(['7F3A9C21', 'B04D17E8']);
  });

  it.each([
    null,
    7,
    [],
    {},
    { hexacodes: '7F3A9C21' },
    { hexacodes: ['7F3A9C21', '<b>'] },
    { hexacodes: [''] },
    { hexacodes: [7] },
  ])('is empty if %j is stored', (stored) => {
    expect(readPrintSelection(stored)).toEqual([]);
  });
});
