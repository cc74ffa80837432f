import { expect, it } from 'vitest';

import { getEntityAddedMessage, entityNames, getEntityUpdatedMessage } from './entityNames';

it('ADM-13 has the specified message for each added record', () => {
  expect(Object.values(entityNames).map(getEntityAddedMessage)).toEqual([
    'Agency added successfully!',
    'Customer added successfully!',
    'Partner added successfully!',
    'Package added successfully!',
    'Package Purchase added successfully!',
    'Generated AiroTag added successfully!',
    'AiroTag Utility added successfully!',
  ]);
});

it('has the specified message for each edited record', () => {
  expect(Object.values(entityNames).map(getEntityUpdatedMessage)).toEqual([
    'Agency updated successfully!',
    'Customer updated successfully!',
    'Partner updated successfully!',
    'Package updated successfully!',
    'Package Purchase updated successfully!',
    'Generated AiroTag updated successfully!',
    'AiroTag Utility updated successfully!',
  ]);
});
