import { describe, expect, it } from 'vitest';

import type { SavedCar } from '~/domain/parking/car';

import { createMemoryStorage } from './createMemoryStorage.sample';
import { createParkedCarsStore } from './parkedCarsStore';

const car: SavedCar = { id: '1', emirate: 'dubai', code: 'B', number: '12345', nickname: 'Family car' };

/** Creates a store whose storage contains `content` under the key of the cars. */
function createStoreWith(content?: string) {
  const storage = createMemoryStorage(content === undefined ? {} : { parkedcars: content });
  return { storage, store: createParkedCarsStore(() => storage) };
}

describe('createParkedCarsStore', () => {
  it('stores no cars unless the user opts in', () => {
    const { storage, store } = createStoreWith();
    store.getState().restore();
    store.getState().changeCars([car]);
    expect(store.getState().cars).toEqual([car]);
    expect(storage.length).toBe(0);
  });

  it('stores the cars and their changes under one key and restores them', () => {
    const { storage, store } = createStoreWith();
    store.getState().changeCars([car]);
    store.getState().setPersisted(true);
    store.getState().changeCars([{ ...car, nickname: 'Van' }]);
    expect([storage.length, storage.key(0)]).toEqual([1, 'parkedcars']);

    const laterStore = createParkedCarsStore(() => storage);
    laterStore.getState().restore();
    expect(laterStore.getState()).toMatchObject({
      cars: [{ ...car, nickname: 'Van' }],
      isPersisted: true,
      problem: undefined,
    });
  });

  it('deletes the stored cars at once when the user opts out, but keeps the cars on the page', () => {
    const { storage, store } = createStoreWith(JSON.stringify({ cars: [car] }));
    store.getState().restore();
    store.getState().setPersisted(false);
    expect(storage.length).toBe(0);
    expect(store.getState()).toMatchObject({ cars: [car], isPersisted: false });
    store.getState().changeCars([]);
    expect(storage.length).toBe(0);
  });

  it('stops storing when another tab has deleted the cars', () => {
    const { storage, store } = createStoreWith(JSON.stringify({ cars: [car] }));
    store.getState().restore();
    storage.clear();
    store.getState().restore();
    store.getState().changeCars([]);
    expect(store.getState().isPersisted).toBe(false);
    expect(storage.length).toBe(0);
  });

  it.each(['{', 'null', '[]', '{"cars":"none"}'])('ignores invalid stored data: %j', (content) => {
    const { storage, store } = createStoreWith(content);
    store.getState().restore();
    expect(store.getState()).toMatchObject({ cars: [], isPersisted: false, problem: undefined });
    expect(storage.getItem('parkedcars')).toBe(content);
  });

  it('reports a full storage and continues in memory', () => {
    const { storage, store } = createStoreWith();
    store.getState().changeCars([car]);
    store.getState().setPersisted(true);
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    store.getState().changeCars([car, { ...car, id: '2' }]);
    expect(store.getState()).toMatchObject({ isPersisted: true, problem: 'full' });
    store.getState().restore();
    expect(store.getState().cars).toHaveLength(2);
  });

  it('reports a blocked storage and turns the opt-in off', () => {
    const store = createParkedCarsStore(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    store.getState().restore();
    expect(store.getState().problem).toBeUndefined();
    store.getState().changeCars([car]);
    store.getState().setPersisted(true);
    expect(store.getState()).toMatchObject({ cars: [car], isPersisted: false, problem: 'blocked' });
  });
});
