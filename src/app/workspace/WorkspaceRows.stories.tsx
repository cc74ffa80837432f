import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { migrations } from '~/domain/workspace/migrations';
import type { Migration } from '~/domain/workspace/migrations';
import { makeAgencyRecord, makeTagRecord } from '~/domain/workspace/records.sample';
import { put } from '~/domain/workspace/workspaceState';

import { withStoryDatabase, openStorage, emptyDatabaseMeta } from './storyDatabase.play';

const meta = {
  title: 'Flows/Workspace rows',
  tags: ['behaviour'],
  ...emptyDatabaseMeta,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const [firstAgency, secondAgency] = [makeAgencyRecord(), makeAgencyRecord({ id: 'agency-2', name: 'Second' })];

export const ReadsManyRows: Story = {
  play: async () => {
    const ids = Array.from({ length: 2500 }, (_, index) => `agency-${String(index).padStart(4, '0')}`);
    await openStorage().commit(
      0,
      ids.map((id) => put('agencies', makeAgencyRecord({ id }))),
    );
    await withStoryDatabase((db) => db.table('agencies').put({ id: 'agency-1001', name: 7 }));
    const loaded = await openStorage().load();
    const storedIds = ids.filter((id) => id !== 'agency-1001');
    await expect(loaded.ok && [...loaded.state.agencies.keys()]).toEqual(storedIds);
    await expect(loaded.ok && loaded.damagedRecords).toEqual([{ table: 'agencies', id: 'agency-1001' }]);
  },
};

export const QuarantinesDamagedRows: Story = {
  play: async () => {
    const storage = openStorage();
    await storage.commit(0, [put('agencies', firstAgency), put('agencies', secondAgency)]);
    const damagedRow = { id: 'agency-1', name: 7 };
    await withStoryDatabase((db) => db.table('agencies').put(damagedRow));
    await expect(await storage.load()).toMatchObject({
      version: 1,
      state: { agencies: new Map([['agency-2', secondAgency]]) },
      damagedRecords: [{ table: 'agencies', id: 'agency-1' }],
    });
    await expect(await withStoryDatabase((db) => db.table('quarantine').toArray())).toMatchObject([
      { table: 'agencies', row: damagedRow },
    ]);
    await expect(await storage.load()).toMatchObject({ ok: true, version: 1, damagedRecords: [] });
  },
};

/** Migration that only this story has: changes the names of agencies to upper case. */
const upperCaseNames: Migration = {
  agencies: (record) => {
    const agency = makeAgencyRecord(record as object);
    return { ...agency, name: agency.name.toUpperCase() };
  },
};

export const MigratesAnOlderDatabase: Story = {
  play: async () => {
    const oldTab = openStorage();
    await oldTab.commit(0, [put('agencies', firstAgency)]);
    await withStoryDatabase((db) => db.table('agencies').put({ id: 'agency-2', name: 7 }));
    await expect(await openStorage([...migrations, upperCaseNames]).load()).toMatchObject({
      version: 1,
      state: { agencies: new Map([['agency-1', { ...firstAgency, name: 'HARBOUR TAGS' }]]) },
      damagedRecords: [{ table: 'agencies', id: 'agency-2' }],
    });
    await expect(await oldTab.load()).toEqual({ ok: false, reason: 'newer-version' });
  },
};

export const MigratesTheFirstVersion: Story = {
  play: async () => {
    const { qrCodeUrl, ...tag } = makeTagRecord({ qrCodeUrl: 'https://tag.example.com' });
    const oldTab = openStorage([]);
    await oldTab.load();
    const time = '2026-06-15T09:30:00.000Z';
    await withStoryDatabase(async (db) => {
      await db.table('meta').put({ key: 'workspace', workspaceId: 'workspace-1', version: 7, createdAt: time });
      await db.table('agencies').put(firstAgency);
      await db.table('tags').bulkPut([
        { ...tag, qrCodeUrl, qrCodeFile: 'qr.png', barcodeImage: '' },
        { id: 'tag-2', hexacode: 7, qrCodeFile: '' },
      ]);
    });
    const storage = openStorage();
    const loaded = await storage.load();
    await expect(loaded).toMatchObject({ version: 7, damagedRecords: [{ table: 'tags', id: 'tag-2' }] });
    await expect(loaded.ok && [...loaded.state.agencies.values()]).toEqual([firstAgency]);
    // The first version of the database stored only the names of files.
    const migratedTag = { ...tag, qrCodeUrl, qrCodeFile: { id: '', name: 'qr.png' } };
    await expect(loaded.ok && [...loaded.state.tags.values()]).toEqual([migratedTag]);
    await expect(await storage.readFile('')).toEqual({ ok: true, file: undefined });
    await expect(await oldTab.load()).toEqual({ ok: false, reason: 'newer-version' });
  },
};
