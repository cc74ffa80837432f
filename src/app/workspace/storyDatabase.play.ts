import { Dexie } from 'dexie';
import { createElement } from 'react';
import { spyOn } from 'storybook/test';

import type { Migration } from '~/domain/workspace/migrations';
import type { WorkspaceStorage } from '~/domain/workspace/storage';

import { createDexieStorage, deleteDexieWorkspace } from './dexieStorage';

export const storyDatabaseName = 'workspace-story';

const openStorages = new Set<WorkspaceStorage>();

/** Opens the story's database, as another tab would. */
export function openStorage(migrations?: readonly Migration[], minCopiedRecords?: number): WorkspaceStorage {
  const storage = createDexieStorage({ name: storyDatabaseName, migrations, minCopiedRecords });
  openStorages.add(storage);
  return storage;
}

/** Closes the storages that the story has opened, and deletes their database. */
export async function deleteStoryDatabase(): Promise<void> {
  for (const storage of openStorages) storage.close();
  openStorages.clear();
  await deleteDexieWorkspace(storyDatabaseName);
}

/** Part of a story meta: each story starts without a database, and deletes its database at the end. */
export const emptyDatabaseMeta = {
  render: () => createElement('p', null, 'Works in IndexedDB. The assertions are in the panel below.'),
  beforeEach: async () => {
    await deleteStoryDatabase();
    return deleteStoryDatabase;
  },
};

/** Opens the story's database without the app's storage code, runs `work` on it and closes it. */
export async function withStoryDatabase<Result>(work: (db: Dexie) => PromiseLike<Result>): Promise<Result> {
  const db = await new Dexie(storyDatabaseName).open();
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

/**
 * Commits an agency in a worker. Like another tab, the worker shares no memory with the page. Resolves after the
 * commit.
 */
export async function commitInOtherTab(): Promise<void> {
  const worker = new Worker(new URL('./otherTab.play.ts', import.meta.url), { type: 'module' });
  const committed = new Promise((resolve) => worker.addEventListener('message', resolve, { once: true }));
  worker.postMessage(storyDatabaseName);
  await committed;
  worker.terminate();
}

/**
 * Keeps the story's database open, like a frozen tab that does not close its database for an upgrade. Resolves to a
 * function that closes the database.
 */
export function keepStoryDatabaseOpen(): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(storyDatabaseName);
    request.addEventListener('success', () => resolve(() => request.result.close()));
    request.addEventListener('error', () => reject(new Error('The database cannot be opened.')));
  });
}

/**
 * Replaces the transactions of IndexedDB, so that a story can make them fail. Call it before a storage is used, since
 * Dexie binds the function when it opens the database.
 */
export function spyOnTransactions() {
  const spy = spyOn(IDBDatabase.prototype, 'transaction');
  /** Makes the next transaction report that it was aborted, although it was completed. */
  const failNextTransactionAfterCommit = () => {
    spy.mockImplementationOnce(function (this: IDBDatabase, ...args) {
      // Calls the original function, since only the first call is replaced.
      const transaction = this.transaction(...args);
      const reportAbort = () => void transaction.onabort?.(new Event('abort'));
      Object.defineProperty(transaction, 'oncomplete', {
        set: () => {
          transaction.addEventListener('complete', reportAbort);
        },
      });
      return transaction;
    });
  };
  return { spy, failNextTransactionAfterCommit };
}
