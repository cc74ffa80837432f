import { expect, it } from 'vitest';

import { createPrintSelectionStore } from './printSelection';
import { safeStorage } from './safeStorage';

const memory = () =>
  safeStorage(() => {
    throw new Error('There is no storage here.');
  });

it('keeps the choice for the next load, in its order, until it is dropped', () => {
  const storage = memory();
  createPrintSelectionStore(storage).getState().choose(['B04D17E8', '7F3A9C21']);
  const next = createPrintSelectionStore(storage);
  expect(next.getState().hexacodes).toEqual(['B04D17E8', '7F3A9C21']);
  next.getState().drop();
  expect(next.getState().hexacodes).toEqual([]);
  expect(storage.getItem('chosentags')).toBeNull();
});

it.each(['', '{', '{"state":{"hexacodes":[7]},"version":1}', '{"state":{"hexacodes":["<svg>"]},"version":3}'])(
  'chooses nothing where %j was stored',
  (stored) => {
    const storage = memory();
    void storage.setItem('chosentags', stored);
    expect(createPrintSelectionStore(storage).getState().hexacodes).toEqual([]);
  },
);
