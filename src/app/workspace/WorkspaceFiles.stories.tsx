import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';

import { makeAgencyRecord, makeTagRecord } from '~/domain/workspace/records.sample';
import { applyChanges, emptyWorkspace, put } from '~/domain/workspace/workspaceState';

import { markWorkspaceAsOpen } from './markWorkspaceAsOpen';
import { storyDatabaseName, withStoryDatabase, openStorage, emptyDatabaseMeta } from './storyDatabase.play';

const meta = {
  title: 'Flows/Workspace files',
  tags: ['behaviour'],
  ...emptyDatabaseMeta,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const file = { id: 'file-1', name: 'qr.png', type: 'image/png', bytes: Uint8Array.of(1, 2, 3) };
const tag = makeTagRecord({ qrCodeFile: { id: 'file-1', name: 'qr.png' } });

const readFileIds = () => withStoryDatabase((db) => db.table('files').toCollection().primaryKeys());

export const StoresNothingWhenTheStorageIsFull: Story = {
  parameters: { acceptance: ['SET-01'] },
  play: async () => {
    const storage = openStorage();
    await storage.commit(0, []);
    // Makes storing the record fail, after the file was stored.
    const putSpy = spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
      if (this.name === 'tags') throw new DOMException('Caused by the story', 'QuotaExceededError');
      return this.add(...args);
    });
    await expect(await storage.commit(1, [put('tags', tag)], [file])).toEqual({ ok: false, reason: 'full' });
    putSpy.mockRestore();
    await expect(await readFileIds()).toEqual([]);
    await expect(await storage.load()).toMatchObject({ version: 1, state: { tags: new Map() } });
    await expect(await storage.commit(1, [put('tags', tag)], [file])).toEqual({ ok: true, version: 2 });
  },
};

export const ReplacesNothingWhenABackupDoesNotFit: Story = {
  parameters: { acceptance: ['SET-04'] },
  play: async () => {
    const storage = openStorage();
    await storage.commit(0, [put('tags', tag)], [file]);
    const state = applyChanges(emptyWorkspace, [put('agencies', makeAgencyRecord())]);
    const newFile = { ...file, id: 'file-2' };
    // Makes storing the workspace's new version number fail, after the files and records were stored.
    const putSpy = spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
      if (this.name === 'meta') throw new DOMException('Caused by the story', 'QuotaExceededError');
      return this.add(...args);
    });
    await expect(await storage.replaceAll(1, state, [newFile])).toEqual({ ok: false, reason: 'full' });
    putSpy.mockRestore();
    await expect(await readFileIds()).toEqual(['file-1']);
    await expect(await storage.load()).toMatchObject({
      version: 1,
      state: { agencies: new Map(), tags: new Map([['tag-1', tag]]) },
    });
  },
};

export const LoadsARecordWhoseFileIsDamaged: Story = {
  play: async () => {
    const storage = openStorage();
    await storage.commit(0, [put('tags', tag)], [file]);
    await expect(await storage.readFile('file-1')).toEqual({ ok: true, file });
    await withStoryDatabase((db) => db.table('files').put({ ...file, bytes: 'damaged' }));
    await expect(await storage.readFile('file-1')).toEqual({ ok: true, file: undefined });
    await expect(await storage.load()).toMatchObject({
      state: { tags: new Map([['tag-1', tag]]) },
      damagedRecords: [],
    });
  },
};

export const KeepsTheFilesOfDamagedRecords: Story = {
  play: async () => {
    const storage = openStorage();
    await storage.commit(0, [put('tags', tag)], [file, { ...file, id: 'file-2' }]);
    await withStoryDatabase((db) => db.table('tags').put({ ...tag, hexacode: 7 }));
    await storage.load();
    await storage.removeUnusedFiles(1, new Set());
    await expect(await readFileIds()).toEqual(['file-1']);
  },
};

export const DetectsThatAnotherTabHasTheWorkspaceOpen: Story = {
  play: async () => {
    const [firstTabWork, secondTabWork, thirdTabWork] = [fn(), fn(), fn()];
    const releaseFirst = await markWorkspaceAsOpen(firstTabWork, storyDatabaseName);
    const releaseSecond = await markWorkspaceAsOpen(secondTabWork, storyDatabaseName);
    releaseFirst();
    releaseSecond();
    // Waits until the tabs have released their locks.
    await navigator.locks.request(storyDatabaseName, () => undefined);
    const releaseThird = await markWorkspaceAsOpen(thirdTabWork, storyDatabaseName);
    releaseThird();
    await expect([firstTabWork, secondTabWork, thirdTabWork].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
  },
};
