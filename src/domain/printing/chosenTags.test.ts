import { describe, expect, it } from 'vitest';

import { readChosenTags } from './chosenTags';

describe('what was chosen for printing', () => {
  it('is read, each tag once', () => {
    expect(readChosenTags({ hexacodes: ['7F3A9C21', 'B04D17E8', '7F3A9C21'] })).toEqual(['7F3A9C21', 'B04D17E8']);
  });

  it.each([null, 7, [], {}, { hexacodes: '7F3A9C21' }, { hexacodes: ['7F3A9C21', '<b>'] }, { hexacodes: [''] }])(
    'is nothing where %j was stored',
    (stored) => {
      expect(readChosenTags(stored)).toEqual([]);
    },
  );
});
