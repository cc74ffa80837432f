import { describe, expect, it } from 'vitest';

import { createMemoryDatabase } from './memoryStorage';
import { makeAgencyRecord } from './records.sample';
import { storageContract } from './storageContract.sample';
import { put } from './workspaceState';

const changes = [put('agencies', makeAgencyRecord())];

describe('memory storage', () => {
  it.each(storageContract)('$name', async ({ check }) => {
    const database = createMemoryDatabase();
    await check(
      () => Promise.resolve(database.open()),
      (actual, expected) => expect(actual).toEqual(expected),
    );
  });

  it('stores nothing if a simulated failure occurs', async () => {
    const database = createMemoryDatabase();
    const storage = database.open();
    database.failNext('full');
    expect(await storage.commit(0, changes)).toEqual({ ok: false, reason: 'full' });
    expect(await storage.load()).toMatchObject({ version: 0 });
  });

  it('can store a commit and then report a failure', async () => {
    const database = createMemoryDatabase();
    const storage = database.open();
    database.failNext('closed', { afterStoring: true });
    expect(await storage.commit(0, changes)).toEqual({ ok: false, reason: 'closed' });
    expect(await storage.load()).toMatchObject({ version: 1 });
  });

  it('can forget the changes of earlier versions', async () => {
    const database = createMemoryDatabase();
    const storage = database.open();
    await storage.commit(0, changes);
    database.forgetChanges();
    expect(await storage.readChangesSince(0)).toEqual({ ok: false, reason: 'unknown' });
    expect(await storage.readChangesSince(1)).toEqual({ ok: true, changes: [], version: 1 });
  });
});
