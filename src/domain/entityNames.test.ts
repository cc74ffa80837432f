import { expect, it } from 'vitest';

import { entityAdded, entityNames } from './entityNames';

it('ADM-13 says of every kind of record that it was added', () => {
  expect(Object.values(entityNames).map(entityAdded)).toEqual([
    'Agency added successfully!',
    'Customer added successfully!',
    'Partner added successfully!',
    'Package added successfully!',
    'Package Purchase added successfully!',
    'Generated AiroTag added successfully!',
    'AiroTag Utility added successfully!',
  ]);
});
