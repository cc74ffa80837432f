import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { makeAgencyRecord } from '~/domain/workspace/records.sample';
import { put } from '~/domain/workspace/workspaceState';

import { deleteDexieWorkspace } from './dexieStorage';
import { storyDatabaseName, emptyDatabaseMeta, withStoryDatabase, openStorage } from './storyDatabase.play';

const meta = {
  title: 'Flows/Workspace deletion',
  tags: ['behaviour'],
  ...emptyDatabaseMeta,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const changes = [put('agencies', makeAgencyRecord())];

export const ClosesWhenAnotherTabDeletesTheWorkspace: Story = {
  play: async () => {
    const storage = openStorage();
    await storage.commit(0, changes);
    const listener = fn();
    storage.subscribe(listener);
    await deleteDexieWorkspace(storyDatabaseName);
    await waitFor(() => expect(listener).toHaveBeenCalled());
    await expect(await storage.load()).toEqual({ ok: false, reason: 'deleted' });
    await expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(storyDatabaseName);
  },
};

export const NoticesThatTheBrowserDeletedTheWorkspace: Story = {
  play: async () => {
    const storage = openStorage();
    await storage.commit(0, changes);
    // Imitates clearing the site data, after which the next call finds an empty database.
    await withStoryDatabase((db) => Promise.all(db.tables.map((table) => table.clear())));
    await expect(await storage.readChangesSince(1)).toEqual({ ok: false, reason: 'unknown' });
    await expect(await storage.load()).toEqual({ ok: false, reason: 'deleted' });
    await expect(await storage.commit(1, changes)).toEqual({ ok: false, reason: 'outdated' });
    await expect(await openStorage().load()).toMatchObject({ ok: true, version: 0 });
  },
};
