import { describe, expect, it } from 'vitest';

import { maxHexacodeLength } from '../../tag/maxHexacodeLength';
import { readPrintSelection } from './printSelection';

describe('the stored selection', () => {
  it('is read without duplicates', () => {
    expect(readPrintSelection({ hexacodes: ['7F3A9C21', 'B04D17E8', '7F3A9C21'] })).toEqual(['7F3A9C21', 'B04D17E8']);
  });

  it('keeps hexacodes as they were typed', () => {
    const hexacodes = ['TAG-001', 'ab12cd34', 'Ä <1>', 'A'.repeat(maxHexacodeLength)];
    expect(readPrintSelection({ hexacodes })).toEqual(hexacodes);
  });

  it.each([[''], [' '], [7], [null], ['A'.repeat(maxHexacodeLength + 1)]])('leaves out %j', (entry) => {
    expect(readPrintSelection({ hexacodes: ['7F3A9C21', entry, 'B04D17E8'] })).toEqual(['7F3A9C21', 'B04D17E8']);
  });

  it.each([null, 7, [], {}, { hexacodes: '7F3A9C21' }, { hexacodes: [''] }, { hexacodes: [7] }])(
    'is empty if %j is stored',
    (stored) => {
      expect(readPrintSelection(stored)).toEqual([]);
    },
  );
});
