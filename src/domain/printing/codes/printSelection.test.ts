import { describe, expect, it } from 'vitest';

import { readPrintSelection } from './printSelection';

describe('what was chosen for printing', () => {
  it('is read, each tag once', () => {
    expect(readPrintSelection({ hexacodes: ['7F3A9C21', 'B04D17E8', '7F3A9C21'] })).toEqual(['7F3A9C21', 'B04D17E8']);
  });

  it.each([null, 7, [], {}, { hexacodes: '7F3A9C21' }, { hexacodes: ['7F3A9C21', '<b>'] }, { hexacodes: [''] }])(
    'is nothing where %j was stored',
    (stored) => {
      expect(readPrintSelection(stored)).toEqual([]);
    },
  );
});
