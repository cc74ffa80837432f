import { describe, expect, it, vi } from 'vitest';

import { agencyRules } from '~/domain/agency/agency';
import { makeAgency } from '~/domain/agency/agency.sample';

import { createSampleEntity } from './createSampleEntity';

const rows = ['a', 'b', 'c', 'd'].map((id) => makeAgency({ id }));
const pageRequest = { query: agencyRules.schema.parse({}), today: '2026-06-15', rowsPerPage: 25 };

function createTestEntity() {
  const { getCollection, remove } = createSampleEntity(rows);
  const { readPage, subscribe } = getCollection(agencyRules);
  const readIds = () =>
    readPage(pageRequest)
      .rows.map(({ id }) => id)
      .join('');
  const removeRows = async (ids: readonly string[]) => {
    const result = await remove(ids);
    if (!result.ok) throw new Error(result.message);
    return result;
  };
  return { collection: getCollection, readPage, subscribe, remove: removeRows, readIds };
}

describe('createSampleEntity', () => {
  it('is ready at once, and returns the same collection for the same rules', () => {
    const { collection, readPage } = createTestEntity();
    expect(readPage(pageRequest)).toMatchObject({ status: 'ready', rows, totalCount: 4 });
    expect(collection(agencyRules)).toBe(collection(agencyRules));
    expect(collection({ ...agencyRules })).not.toBe(collection(agencyRules));
  });

  it('removes rows, restores them in their old positions, and notifies once per removal and undo', async () => {
    const { subscribe, remove, readIds } = createTestEntity();
    const listener = vi.fn();
    const unsubscribe = subscribe(listener);
    const firstRemoval = await remove(['a', 'c']);
    expect(readIds()).toBe('bd');
    const secondRemoval = await remove(['b']);
    expect(readIds()).toBe('d');
    await firstRemoval.undo();
    expect(readIds()).toBe('acd');
    await secondRemoval.undo();
    expect(readIds()).toBe('abcd');
    expect(listener).toHaveBeenCalledTimes(4);
    unsubscribe();
    await remove(['a']);
    expect(listener).toHaveBeenCalledTimes(4);
  });

  it('undoes a removal without restoring rows that were removed earlier', async () => {
    const { remove, readIds } = createTestEntity();
    await remove(['a']);
    const { undo } = await remove(['a', 'b', 'unknown']);
    await undo();
    expect(readIds()).toBe('bcd');
  });
});
