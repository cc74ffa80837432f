import { describe, expect, it, vi } from 'vitest';

import { createSampleCollection } from './createSampleCollection';

const rows = [
  { id: 'a', name: 'Ada' },
  { id: 'b', name: 'Ben' },
];

describe('createSampleCollection', () => {
  it('is ready at once and returns the same snapshot until something changes', () => {
    const collection = createSampleCollection(rows);
    expect(collection.getSnapshot()).toEqual({ status: 'ready', rows });
    expect(collection.getSnapshot()).toBe(collection.getSnapshot());
  });

  it('adds, updates and removes, and notifies listeners', async () => {
    const collection = createSampleCollection(rows);
    const listener = vi.fn();
    const unsubscribe = collection.subscribe(listener);
    await collection.add({ id: 'c', name: 'Cleo' });
    await collection.update('a', { name: 'Ann' });
    await collection.remove('b');
    expect(collection.getSnapshot().rows).toEqual([
      { id: 'a', name: 'Ann' },
      { id: 'c', name: 'Cleo' },
    ]);
    expect(listener).toHaveBeenCalledTimes(3);
    unsubscribe();
    await collection.remove('c');
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('restores a removed row in its old position', async () => {
    const collection = createSampleCollection(rows);
    await collection.add({ id: 'c', name: 'Cleo' });
    await collection.remove('a');
    await collection.remove('b');
    await collection.add({ id: 'd', name: 'Dan' });
    await collection.add({ id: 'b', name: 'Ben' });
    expect(collection.getSnapshot().rows.map(({ id }) => id)).toEqual(['b', 'c', 'd']);
  });

  it('notifies once per transaction', async () => {
    const collection = createSampleCollection(rows);
    const listener = vi.fn();
    collection.subscribe(listener);
    await collection.transaction((changes) => {
      changes.remove('a');
      changes.add({ id: 'c', name: 'Cleo' });
    });
    expect(listener).toHaveBeenCalledOnce();
  });

  it('changes nothing when a part of a transaction fails', async () => {
    const collection = createSampleCollection(rows);
    const listener = vi.fn();
    collection.subscribe(listener);
    const snapshotBefore = collection.getSnapshot();
    await expect(
      collection.transaction((changes) => {
        changes.remove('a');
        changes.update('unknown', { name: 'Unknown' });
      }),
    ).rejects.toThrow(RangeError);
    expect(collection.getSnapshot()).toBe(snapshotBefore);
    expect(listener).not.toHaveBeenCalled();
  });

  it('rejects a row whose id exists', async () => {
    await expect(createSampleCollection(rows).add({ id: 'a', name: 'Again' })).rejects.toThrow(
      'There is a row "a" already.',
    );
  });

  it('ignores the removal of an unknown row', async () => {
    const collection = createSampleCollection(rows);
    await collection.remove('unknown');
    expect(collection.getSnapshot().rows).toEqual(rows);
  });
});
