import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';

import { migrations } from '~/domain/workspace/migrations';
import { makeAgencyRecord } from '~/domain/workspace/records.sample';
import { put } from '~/domain/workspace/workspaceState';

import { keepStoryDatabaseOpen, openStorage, spyOnTransactions, emptyDatabaseMeta } from './storyDatabase.play';

const meta = {
  title: 'Flows/Workspace storage faults',
  tags: ['behaviour'],
  ...emptyDatabaseMeta,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const agency = makeAgencyRecord();
const changes = [put('agencies', agency)];
const closedResult = { ok: false, reason: 'closed' };

/** Returns a function that throws a DOMException with the name `name`, as browsers do. */
const createThrower = (name: string) => () => {
  throw new DOMException('Caused by the story', name);
};

export const ReportsThatTheStorageIsFull: Story = {
  play: async () => {
    const storage = openStorage();
    await storage.commit(0, changes);
    // Makes the commit fail after it has removed the record.
    const putSpy = spyOn(IDBObjectStore.prototype, 'put');
    putSpy.mockImplementation(createThrower('QuotaExceededError'));
    await expect(await storage.commit(1, [{ table: 'agencies', remove: agency.id }])).toEqual({
      ok: false,
      reason: 'full',
    });
    putSpy.mockRestore();
    await expect(await storage.load()).toMatchObject({
      version: 1,
      state: { agencies: new Map([[agency.id, agency]]) },
    });
  },
};

export const StoresAfterTheFirstCommitHasFailed: Story = {
  play: async () => {
    const storage = openStorage();
    await storage.load();
    const putSpy = spyOn(IDBObjectStore.prototype, 'put');
    putSpy.mockImplementation(createThrower('QuotaExceededError'));
    await expect(await storage.commit(0, changes)).toEqual({ ok: false, reason: 'full' });
    putSpy.mockRestore();
    await expect(await storage.readChangesSince(0)).toEqual({ ok: true, changes: [], version: 0 });
    await expect(await storage.load()).toMatchObject({ ok: true, version: 0 });
    await expect(await storage.commit(0, changes)).toEqual({ ok: true, version: 1 });
  },
};

export const ReportsThatTheBrowserAllowsNoDatabase: Story = {
  play: async () => {
    const storage = openStorage();
    for (const name of ['SecurityError', 'InvalidStateError']) {
      const openSpy = spyOn(indexedDB, 'open').mockImplementation(createThrower(name));
      await expect(await storage.load()).toEqual({ ok: false, reason: 'blocked' });
      openSpy.mockRestore();
    }
    await expect(await storage.load()).toMatchObject({ ok: true, version: 0 });
  },
};

export const OpensALostConnectionAgain: Story = {
  play: async () => {
    const { spy: transactionSpy } = spyOnTransactions();
    const storage = openStorage();
    await storage.load();
    transactionSpy.mockImplementationOnce(createThrower('UnknownError'));
    await expect(await storage.commit(0, changes)).toEqual({ ok: true, version: 1 });
    transactionSpy.mockImplementation(createThrower('UnknownError'));
    await expect(await storage.commit(1, changes)).toEqual(closedResult);
    // Opening the database fails as it does on a full disk.
    const openSpy = spyOn(indexedDB, 'open').mockImplementation(createThrower('UnknownError'));
    await expect(await storage.commit(1, changes)).toEqual(closedResult);
    openSpy.mockRestore();
    transactionSpy.mockRestore();
    await expect(await storage.commit(1, changes)).toEqual({ ok: true, version: 2 });
  },
};

export const StoresOnceWhenTheResultIsLost: Story = {
  play: async () => {
    const { failNextTransactionAfterCommit } = spyOnTransactions();
    const storage = openStorage();
    await storage.load();
    failNextTransactionAfterCommit();
    await expect(await storage.commit(0, changes)).toEqual({ ok: true, version: 1 });
    await expect(await storage.load()).toMatchObject({ ok: true, version: 1 });
  },
};

export const FailsWhileAnOlderTabBlocksAnUpgrade: Story = {
  play: async () => {
    await openStorage().commit(0, changes);
    const release = await keepStoryDatabaseOpen();
    const storage = openStorage([...migrations, {}]);
    await expect(await storage.load()).toEqual(closedResult);
    await expect(await storage.commit(1, changes)).toEqual(closedResult);
    release();
    await waitFor(async () => expect(await storage.load()).toMatchObject({ ok: true, version: 1 }));
  },
};
