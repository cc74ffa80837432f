import { Dexie } from 'dexie';

import { workspaceKey } from '~/domain/storageKeys';
import { migrations as currentMigrations } from '~/domain/workspace/migrations';
import type { Migration } from '~/domain/workspace/migrations';
import type { ChangesResult, CommitResult, LoadResult, WorkspaceStorage } from '~/domain/workspace/storage';
import { storedFileSchema } from '~/domain/workspace/storedFiles';
import { applyChanges } from '~/domain/workspace/workspaceState';
import type { Change } from '~/domain/workspace/workspaceState';

import { createRandomId } from '../createRandomId';
import { createDatabaseConnection } from './databaseConnection';
import { createPackedCopyStore, minRecordsForPackedCopy } from './packedCopyStore';
import { quarantineRows, readChanges, readState, replaceRows, writeChanges } from './storedRows';
import { WorkspaceDatabase } from './workspaceDatabase';
import type { StoredCommit, StoredMeta } from './workspaceDatabase';

/** Number of commits whose changed ids are kept. A tab that has missed more commits loads all records again. */
const maxKeptCommits = 100;

type DexieStorageOptions = {
  /** Name of the database, and of the channel between tabs. */
  name?: string;
  migrations?: readonly Migration[];
  /** Minimum number of records for which a packed copy is kept, see `createPackedCopyStore`. */
  minCopiedRecords?: number;
};

/** Creates a storage in IndexedDB. The first call of one of its functions opens the database, or creates it. */
export function createDexieStorage({
  name = workspaceKey,
  migrations = currentMigrations,
  minCopiedRecords = minRecordsForPackedCopy,
}: DexieStorageOptions = {}): WorkspaceStorage {
  const db = new WorkspaceDatabase(name, migrations);
  const channel = new BroadcastChannel(name);
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const connection = createDatabaseConnection(db, notify);
  const packedCopyStore = createPackedCopyStore(db, minCopiedRecords);
  /** Id of the workspace whose records were loaded last. Versions of different workspaces cannot be compared. */
  let workspaceId: string | undefined;

  channel.addEventListener('message', notify);
  // Notifies listeners when the tab becomes visible again, since a sleeping tab may have missed messages.
  addEventListener('visibilitychange', notify);

  const load = async (): Promise<LoadResult> => (await loadCopy()) ?? loadRows();

  /** Loads the packed copy and applies later changes. Resolves to undefined if the copy is missing or damaged. */
  const loadCopy = async (): Promise<LoadResult | undefined> => {
    const stored = await db.transaction('r', db.tables, async () => {
      const meta = await db.meta.get('workspace');
      const copy = meta && (await packedCopyStore.read(meta.workspaceId));
      const changes = copy && (await readChangesSince(copy.version, meta.version));
      return changes && { meta, copy, changes };
    });
    const state = stored && (await packedCopyStore.unpack(stored.copy).catch(() => undefined));
    if (!state) {
      packedCopyStore.forget();
      return undefined;
    }
    workspaceId = stored.meta.workspaceId;
    return { ok: true, state: applyChanges(state, stored.changes), version: stored.meta.version, damagedRecords: [] };
  };

  const loadRows = async (): Promise<LoadResult> => {
    const [meta, { state, damaged: damagedRecords }] = await db.transaction('r', db.tables, () =>
      Promise.all([db.meta.get('workspace'), readState(db)]),
    );
    // The browser deletes the database of an open page if the user clears the site data.
    if (workspaceId !== undefined && !meta) return { ok: false, reason: 'deleted' };
    workspaceId = meta?.workspaceId;
    for (const table of new Set(damagedRecords.map((record) => record.table))) {
      // If there is no space for the quarantine, the damaged rows stay in their table until the next load.
      await quarantineRows(db, table).catch(() => undefined);
    }
    return { ok: true, state, version: meta?.version ?? 0, damagedRecords };
  };

  /** Runs `write` in a transaction, and stores its changes as one commit. */
  const commit = async (
    expectedVersion: number,
    write: () => Promise<StoredCommit['changedIds']>,
  ): Promise<CommitResult> => {
    const token = createRandomId();
    const result = await connection.run(() => commitOnce(expectedVersion, write, token));
    if (result.ok) channel.postMessage('commit');
    return result;
  };

  const commitOnce = (expectedVersion: number, write: () => Promise<StoredCommit['changedIds']>, token: string) =>
    db.transaction('rw', db.tables, async (transaction): Promise<CommitResult> => {
      const meta = (await db.meta.get('workspace')) ?? createMeta();
      const isOtherWorkspace = workspaceId !== undefined && workspaceId !== meta.workspaceId;
      const version = expectedVersion + 1;
      if (isOtherWorkspace || expectedVersion !== meta.version) {
        // True if this call repeats a commit that was stored before the connection was lost.
        const isStored = (await db.commits.get(version))?.token === token;
        return isStored ? { ok: true, version } : { ok: false, reason: 'outdated' };
      }
      const changedIds = await write();
      await db.commits.put({ version, token, changedIds });
      await db.commits
        .where('version')
        .belowOrEqual(version - maxKeptCommits)
        .delete();
      await db.meta.put({ ...meta, version });
      // Sets the id only when the transaction has completed, since a failed one stores no workspace.
      transaction.on('complete', () => {
        workspaceId = meta.workspaceId;
      });
      return { ok: true, version };
    });

  const loadChangesSince = (sinceVersion: number) =>
    db.transaction('r', db.tables, async (): Promise<ChangesResult> => {
      const meta = await db.meta.get('workspace');
      workspaceId ??= meta?.workspaceId;
      const version = meta?.version ?? 0;
      const changes = workspaceId === meta?.workspaceId ? await readChangesSince(sinceVersion, version) : undefined;
      return changes ? { ok: true, changes, version } : { ok: false, reason: 'unknown' };
    });

  /** Returns the changes between two versions; undefined if they are no longer known. Call it in a transaction. */
  const readChangesSince = async (sinceVersion: number, version: number): Promise<Change[] | undefined> => {
    const commits = await db.commits.where('version').above(sinceVersion).toArray();
    const changedIds = commits.flatMap((stored) => (stored.changedIds === 'all' ? [] : stored.changedIds));
    return changedIds.length === version - sinceVersion ? readChanges(db, changedIds) : undefined;
  };

  /**
   * Removes files that neither records nor quarantined rows use. Does not notify other tabs, since no record refers to
   * these files.
   */
  const removeUnusedFiles = (expectedVersion: number, usedIds: ReadonlySet<string>) =>
    db.transaction('rw', db.meta, db.quarantine, db.files, async () => {
      const version = (await db.meta.get('workspace'))?.version ?? 0;
      if (version !== expectedVersion) return { ok: false, reason: 'outdated' } as const;
      const damagedRows = JSON.stringify(await db.quarantine.toArray());
      const ids = await db.files.toCollection().primaryKeys();
      await db.files.bulkDelete(ids.filter((id) => !usedIds.has(id) && !damagedRows.includes(id)));
      return { ok: true } as const;
    });

  return {
    load: () => connection.run(load),
    commit: (expectedVersion, changes, files = []) =>
      commit(expectedVersion, async () => {
        await db.files.bulkPut(files);
        return writeChanges(db, changes);
      }),
    replaceAll: (expectedVersion, state, files = []) =>
      commit(expectedVersion, async () => {
        await db.files.bulkPut(files);
        await db.copies.delete('copy');
        packedCopyStore.forget();
        return replaceRows(db, state);
      }),
    readFile: (id) =>
      connection.run(async () => ({ ok: true, file: storedFileSchema.safeParse(await db.files.get(id)).data })),
    removeUnusedFiles: (expectedVersion, usedIds) => connection.run(() => removeUnusedFiles(expectedVersion, usedIds)),
    readInfo: () =>
      connection.run(async () => {
        const { createdAt, lastBackup } = (await db.meta.get('workspace')) ?? {};
        return { ok: true, createdAt, lastBackup };
      }),
    recordBackup: (time) =>
      connection.run(() =>
        db.transaction('rw', db.meta, async () => {
          const meta = (await db.meta.get('workspace')) ?? createMeta();
          await db.meta.put({ ...meta, lastBackup: time.toISOString() });
          return { ok: true };
        }),
      ),
    keepCopy: async (version, state) => {
      if (packedCopyStore.isNeeded(version, state)) await connection.run(() => packedCopyStore.keep(version, state));
    },
    readChangesSince: (version) => connection.run(() => loadChangesSince(version)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      listeners.clear();
      removeEventListener('visibilitychange', notify);
      channel.close();
      connection.close();
    },
  };
}

/** Deletes the workspace. Storages that are open, also in other tabs, then fail with 'deleted'. */
export async function deleteDexieWorkspace(name = workspaceKey): Promise<void> {
  const db = new Dexie(name);
  // Returning false keeps Dexie from logging a warning while open storages finish their work.
  db.on('blocked', () => false);
  await db.delete();
}

const createMeta = (): StoredMeta => ({
  key: 'workspace',
  workspaceId: createRandomId(),
  version: 0,
  createdAt: new Date().toISOString(),
});
