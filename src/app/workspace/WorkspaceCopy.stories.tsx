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

async function storeWithCopy() {
  const storage = openCopyingStorage();
  await storage.commit(0, changes);
  await storage.keepCopy(1, state);
  return storage;
}

/** Changes a row directly in the database, so that the copy and the rows differ. */
const renameRow = () => withStoryDatabase((db) => db.table('agencies').update(agency.id, { name: 'From the row' }));

const readCopy = () => withStoryDatabase((db) => db.table('meta').get('copy'));

async function loadState(allMigrations?: readonly Migration[]): Promise<WorkspaceState | undefined> {
  const loaded = await openCopyingStorage(allMigrations).load();
  return loaded.ok ? loaded.state : undefined;
}

const loadName = async (allMigrations?: readonly Migration[]) =>
  (await loadState(allMigrations))?.agencies.get(agency.id)?.name;

export const LoadsTheCopy: Story = {
  play: async () => {
    await storeWithCopy();
    await expect(await loadState()).toEqual(state);
    await renameRow();
    await expect(await loadName()).toBe(agency.name);
  },
};

export const LoadsWhatChangedSinceTheCopy: Story = {
  play: async () => {
    const storage = await storeWithCopy();
    const renamed = { ...agency, name: 'Renamed', revision: 1 };
    await storage.commit(1, [put('agencies', renamed), { table: 'tags', remove: tag.id }]);
    await storage.commit(2, [put('tags', { ...tag, id: 'tag-0' })]);
    await expect(await openCopyingStorage().load()).toMatchObject({ version: 3, damaged: [] });
    const loaded = await loadState();
    await expect([...(loaded?.agencies.values() ?? [])]).toEqual([renamed]);
    await expect([...(loaded?.tags.keys() ?? [])]).toEqual(['tag-0']);
  },
};

export const LoadsTheRowsIfTheCopyIsDamaged: Story = {
  play: async () => {
    await storeWithCopy();
    await renameRow();
    const { packed } = (await readCopy()) as StoredPackedCopy;
    const renamed = packed.map((part) => ({ ...part, text: part.text.replace(agency.name, 'From the copy') }));
    for (const damaged of [renamed, 7]) {
      await withStoryDatabase((db) => db.table('meta').update('copy', { packed: damaged }));
      await expect(await loadName()).toBe('From the row');
    }
  },
};

export const LoadsTheRowsAfterAllRecordsWereReplaced: Story = {
  play: async () => {
    const storage = await storeWithCopy();
    const other = makeAgencyRecord({ id: 'agency-2' });
    const restored = applyChanges(emptyWorkspace, [put('agencies', other)]);
    await storage.replaceAll(1, restored);
    await expect(await readCopy()).toBeUndefined();
    await expect(await loadState()).toEqual(restored);
    await storage.keepCopy(2, restored);
    await expect(await readCopy()).toMatchObject({ version: 2 });
  },
};

export const DeletesTheCopyOnMigration: Story = {
  play: async () => {
    await storeWithCopy();
    const rename: Migration = { agencies: () => ({ ...agency, name: 'Migrated' }) };
    await expect(await loadName([...migrations, rename])).toBe('Migrated');
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
