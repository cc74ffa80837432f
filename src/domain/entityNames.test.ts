import { expect, it } from 'vitest';

import { entityAddedMessage, entityNames } from './entityNames';

it('ADM-13 has the specified message for each added record', () => {
  expect(Object.values(entityNames).map(entityAddedMessage)).toEqual([
    'Agency added successfully!',
    'Customer added successfully!',
    'Partner added successfully!',
    'Package added successfully!',
    'Package Purchase added successfully!',
    'Generated AiroTag added successfully!',
    'AiroTag Utility added successfully!',
  ]);
});
