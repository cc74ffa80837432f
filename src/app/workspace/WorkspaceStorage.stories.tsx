import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { makeAgencyRecord } from '~/domain/workspace/records.sample';
import { storageContract } from '~/domain/workspace/storageContract.sample';
import { put } from '~/domain/workspace/workspaceState';

import {
  commitInOtherTab,
  deleteStoryDatabase,
  withStoryDatabase,
  openStorage,
  emptyDatabaseMeta,
} from './storyDatabase.play';

const meta = {
  title: 'Flows/Workspace storage',
  tags: ['behaviour'],
  ...emptyDatabaseMeta,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const agency = makeAgencyRecord();

export const MeetsTheStorageContract: Story = {
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

export const NotifiesOfACommitInAnotherTab: Story = {
  play: async () => {
    const storage = openStorage();
    await storage.load();
    const listener = fn();
    storage.subscribe(listener);
    await commitInOtherTab();
    await waitFor(() => expect(listener).toHaveBeenCalled(), { timeout: 1000 });
    const changes = [put('agencies', agency)];
    await expect(await storage.readChangesSince(0)).toEqual({ ok: true, changes, version: 1 });
  },
};

export const NotifiesWhenTheTabIsVisibleAgain: Story = {
  play: async () => {
    const listener = fn();
    const unsubscribe = openStorage().subscribe(listener);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    unsubscribe();
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await expect(listener).toHaveBeenCalledOnce();
  },
};

export const RefusesCommitsToAnotherWorkspace: Story = {
  play: async () => {
    const storage = openStorage();
    await storage.commit(0, [put('agencies', agency)]);
    await withStoryDatabase((db) => db.table('meta').update('workspace', { workspaceId: 'another' }));
    await expect(await storage.commit(1, [])).toEqual({ ok: false, reason: 'outdated' });
    await expect(await storage.readChangesSince(1)).toEqual({ ok: false, reason: 'unknown' });
    await storage.load();
    await expect(await storage.commit(1, [])).toEqual({ ok: true, version: 2 });
  },
};

export const ForgetsTheChangesOfOldCommits: Story = {
  play: async () => {
    const storage = openStorage();
    for (let version = 0; version < 101; version += 1) {
      await storage.commit(version, [put('agencies', { ...agency, revision: version })]);
    }
    await expect(await storage.readChangesSince(0)).toEqual({ ok: false, reason: 'unknown' });
    await expect(await storage.readChangesSince(1)).toMatchObject({ ok: true, version: 101 });
  },
};
