import { expect, it } from 'vitest';

import { emptyListMessages } from './emptyListMessages';

it('ADM-06 has the specified messages for lists without results', () => {
  expect(Object.values(emptyListMessages)).toEqual([
    'No generated AiroTags found.',
    'No agencies found.',
    'No customers found.',
    'No partners found.',
    'No packages found.',
    'No package purchases found.',
    'No AiroTag utilities found.',
    'No AiroTags found.',
  ]);
});
