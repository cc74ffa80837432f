import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { makeAgencyRecord, makeCustomerRecord } from '~/domain/workspace/records.sample';
import { storageContract } from '~/domain/workspace/storageContract.sample';
import { put } from '~/domain/workspace/workspaceState';

import { commitInOtherTab, deleteStoryDatabase, inStoredDatabase, openStorage } from './storyDatabase.play';
import type { Migration } from './workspaceDatabase';

const meta = {
  title: 'Flows/Workspace storage',
  tags: ['behaviour'],
  render: () => <p>Stores records in IndexedDB. The steps are in the panel below.</p>,
  beforeEach: async () => {
    await deleteStoryDatabase();
    return deleteStoryDatabase;
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const [firstAgency, secondAgency] = [makeAgencyRecord(), makeAgencyRecord({ id: 'agency-2', name: 'Second' })];

export const KeepsTheContract: Story = {
  play: async ({ step }) => {
    for (const { name, check } of storageContract) {
      await step(name, async () => {
        await deleteStoryDatabase();
        await check(
          () => Promise.resolve(openStorage()),
          (actual, expected) => void expect(actual).toEqual(expected),
        );
      });
    }
  },
};

export const HearsOfACommitInAnotherTab: Story = {
  parameters: { acceptance: ['SET-01'] },
  play: async () => {
    const storage = openStorage();
    await storage.load();
    const listener = fn();
    storage.subscribe(listener);
    await commitInOtherTab();
    await waitFor(() => expect(listener).toHaveBeenCalled(), { timeout: 1000 });
    const changes = [put('agencies', firstAgency)];
    await expect(await storage.changesSince(0)).toEqual({ ok: true, changes, version: 1 });
  },
};

export const ForgetsTheChangesOfOldCommits: Story = {
  play: async () => {
    const storage = openStorage();
    for (let version = 0; version < 101; version += 1) {
      await storage.commit(version, [put('agencies', { ...firstAgency, revision: version })]);
    }
    await expect(await storage.changesSince(0)).toEqual({ ok: false, reason: 'unknown' });
    await expect(await storage.changesSince(1)).toMatchObject({ ok: true, version: 101 });
  },
};

export const QuarantinesDamagedRows: Story = {
  play: async () => {
    const storage = openStorage();
    await storage.commit(0, [put('agencies', firstAgency), put('agencies', secondAgency)]);
    const damagedRow = { id: 'agency-1', name: 7 };
    await inStoredDatabase((db) => db.table('agencies').put(damagedRow));
    const loaded = await storage.load();
    await expect(loaded).toMatchObject({ ok: true, version: 1, damaged: [{ table: 'agencies', id: 'agency-1' }] });
    await expect(loaded.ok && [...loaded.state.agencies.values()]).toEqual([secondAgency]);
    await expect(await inStoredDatabase((db) => db.table('quarantine').toArray())).toMatchObject([
      { table: 'agencies', row: damagedRow },
    ]);
    await expect(await storage.load()).toMatchObject({ ok: true, version: 1, damaged: [] });
  },
};

/** A made-up change of the stored records. */
const upperCaseNames: Migration = {
  agencies: (record) => {
    const agency = makeAgencyRecord(record as object);
    return { ...agency, name: agency.name.toUpperCase() };
  },
};

export const MigratesAnOlderDatabase: Story = {
  play: async () => {
    const oldTab = openStorage();
    const customer = makeCustomerRecord();
    await oldTab.commit(0, [put('agencies', firstAgency), put('agencies', secondAgency), put('customers', customer)]);
    await inStoredDatabase((db) => db.table('agencies').update('agency-2', { name: 7 }));
    const loaded = await openStorage([upperCaseNames]).load();
    await expect(loaded).toMatchObject({ version: 1, damaged: [{ table: 'agencies', id: 'agency-2' }] });
    await expect(loaded.ok && [...loaded.state.agencies.values()]).toEqual([{ ...firstAgency, name: 'HARBOUR TAGS' }]);
    await expect(loaded.ok && [...loaded.state.customers.values()]).toEqual([customer]);
    await expect(await oldTab.load()).toEqual({ ok: false, reason: 'newer-version' });
  },
};
