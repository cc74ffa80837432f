import { expect, it } from 'vitest';

import { createMemoryStorage } from './createMemoryStorage.sample';
import { createPrintSelectionStore } from './printSelectionStore';

it('restores the selection in order after a reload, until it is cleared', () => {
  const storage = createMemoryStorage();
  createPrintSelectionStore(storage).getState().select(['B04D17E8', '7F3A9C21']);
  const reloadedStore = createPrintSelectionStore(storage);
  expect(reloadedStore.getState().hexacodes).toEqual(['B04D17E8', '7F3A9C21']);
  reloadedStore.getState().clear();
  expect(reloadedStore.getState().hexacodes).toEqual([]);
  expect(storage.getItem('chosentags')).toBeNull();
});

it.each(['', '{', '{"state":{"hexacodes":[7]},"version":1}', '{"state":{"hexacodes":"<svg>"},"version":3}'])(
  'selects nothing when %j is stored',
  (stored) => {
    const storage = createMemoryStorage({ chosentags: stored });
    expect(createPrintSelectionStore(storage).getState().hexacodes).toEqual([]);
  },
);
