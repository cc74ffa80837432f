import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { migrations } from '~/domain/workspace/migrations';
import type { Migration } from '~/domain/workspace/migrations';
import { makeAgencyRecord, makeTagRecord } from '~/domain/workspace/records.sample';
import { applyChanges, emptyWorkspace, put } from '~/domain/workspace/workspaceState';
import type { WorkspaceState } from '~/domain/workspace/workspaceState';

import { deleteStoryDatabase, withStoryDatabase, openStorage } from './storyDatabase.play';
import type { StoredPackedCopy } from './workspaceDatabase';

const meta = {
  title: 'Flows/Workspace copy',
  tags: ['behaviour'],
  render: () => <p>Loads records from their copy in IndexedDB. The assertions are in the panel below.</p>,
  beforeEach: async () => {
    await deleteStoryDatabase();
    return deleteStoryDatabase;
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const agency = makeAgencyRecord();
const tag = makeTagRecord();
const changes = [put('agencies', agency), put('tags', tag)];
const state = applyChanges(emptyWorkspace, changes);

/** Opens a storage that keeps a packed copy of the records even if there is only one record. */
const openCopyingStorage = (allMigrations?: readonly Migration[]) => openStorage(allMigrations, 1);

async function storeRecordsWithCopy() {
  const storage = openCopyingStorage();
  await storage.commit(0, changes);
  await storage.keepCopy(1, state);
  return storage;
}

/** Changes a row directly in the database, so that the copy and the rows differ. */
const renameRow = () => withStoryDatabase((db) => db.table('agencies').update(agency.id, { name: 'From the row' }));

const readCopy = () => withStoryDatabase((db) => db.table('meta').get('copy'));

async function loadState(allMigrations?: readonly Migration[]): Promise<WorkspaceState | undefined> {
  const loadResult = await openCopyingStorage(allMigrations).load();
  return loadResult.ok ? loadResult.state : undefined;
}

const loadAgencyName = async (allMigrations?: readonly Migration[]) =>
  (await loadState(allMigrations))?.agencies.get(agency.id)?.name;

export const LoadsTheCopy: Story = {
  play: async () => {
    await storeRecordsWithCopy();
    await expect(await loadState()).toEqual(state);
    await renameRow();
    await expect(await loadAgencyName()).toBe(agency.name);
  },
};

export const LoadsTheChangesSinceTheCopy: Story = {
  play: async () => {
    const storage = await storeRecordsWithCopy();
    const renamed = { ...agency, name: 'Renamed', revision: 1 };
    await storage.commit(1, [put('agencies', renamed), { table: 'tags', remove: tag.id }]);
    await storage.commit(2, [put('tags', { ...tag, id: 'tag-0' })]);
    await expect(await openCopyingStorage().load()).toMatchObject({ version: 3, damagedRecords: [] });
    const loadedState = await loadState();
    await expect([...(loadedState?.agencies.values() ?? [])]).toEqual([renamed]);
    await expect([...(loadedState?.tags.keys() ?? [])]).toEqual(['tag-0']);
  },
};

export const LoadsTheRowsIfTheCopyIsDamaged: Story = {
  play: async () => {
    await storeRecordsWithCopy();
    await renameRow();
    const { packed } = (await readCopy()) as StoredPackedCopy;
    const renamedParts = packed.map((part) => ({ ...part, text: part.text.replace(agency.name, 'From the copy') }));
    for (const damagedPacked of [renamedParts, 7]) {
      await withStoryDatabase((db) => db.table('meta').update('copy', { packed: damagedPacked }));
      await expect(await loadAgencyName()).toBe('From the row');
    }
  },
};

export const LoadsTheRowsAfterAllRecordsWereReplaced: Story = {
  play: async () => {
    const storage = await storeRecordsWithCopy();
    const otherAgency = makeAgencyRecord({ id: 'agency-2' });
    const restoredState = applyChanges(emptyWorkspace, [put('agencies', otherAgency)]);
    await storage.replaceAll(1, restoredState);
    await expect(await readCopy()).toBeUndefined();
    await expect(await loadState()).toEqual(restoredState);
    await storage.keepCopy(2, restoredState);
    await expect(await readCopy()).toMatchObject({ version: 2 });
  },
};

export const DeletesTheCopyOnMigration: Story = {
  play: async () => {
    await storeRecordsWithCopy();
    const renameMigration: Migration = { agencies: () => ({ ...agency, name: 'Migrated' }) };
    await expect(await loadAgencyName([...migrations, renameMigration])).toBe('Migrated');
    await expect(await readCopy()).toBeUndefined();
  },
};

export const MakesNoCopyOfFewRecords: Story = {
  play: async () => {
    const storage = openStorage();
    await storage.commit(0, changes);
    await storage.keepCopy(1, state);
    await expect(await readCopy()).toBeUndefined();
  },
};
