import { Dexie } from 'dexie';
import type { Table } from 'dexie';

import type { Migration } from '~/domain/workspace/migrations';
import type { PackedRecords } from '~/domain/workspace/packedRecords';
import { workspaceTables } from '~/domain/workspace/records';
import type { WorkspaceTable } from '~/domain/workspace/records';

/** The row of the store `meta` that describes the workspace. */
export type StoredMeta = {
  key: 'workspace';
  /** Id of the workspace. It changes when the workspace is deleted and created again. */
  workspaceId: string;
  /** Number of commits so far. */
  version: number;
  /** Time as an ISO 8601 string in UTC. */
  createdAt: string;
  /** Time as an ISO 8601 string in UTC. */
  lastBackup?: string;
};

/** The row of the store `meta` that contains a copy of all records, see `createPackedCopyStore`. */
export type StoredPackedCopy = {
  key: 'copy';
  workspaceId: string;
  /** Version of the workspace that the copy contains. */
  version: number;
  packed: readonly PackedRecords[];
};

/** Ids of the added, replaced and removed records. */
export type ChangedIds = Partial<Record<WorkspaceTable, string[]>>;

/** A commit, which tells other tabs what has changed. */
export type StoredCommit = {
  /** Version of the workspace after the commit. */
  version: number;
  /** Random id. If a commit is repeated after the connection was lost, its token keeps it from being stored twice. */
  token: string;
  /** `all`: the commit replaced all records. */
  changedIds: ChangedIds | 'all';
};

/** A damaged row, which is kept so that its content can be recovered. */
export type QuarantinedRow = {
  table: WorkspaceTable;
  row: unknown;
  /** Time as an ISO 8601 string in UTC. */
  quarantinedAt: string;
};

/** Object stores that later versions of the database add, by version number. */
const addedStoresByVersion: Readonly<Record<number, Record<string, string>>> = { 2: { files: 'id' } };

/** Database with an object store for each table of records, and with `files`, `meta`, `commits` and `quarantine`. */
export class WorkspaceDatabase extends Dexie {
  declare readonly meta: Table<StoredMeta, string>;
  declare readonly commits: Table<StoredCommit, number>;
  declare readonly quarantine: Table<QuarantinedRow, number>;
  /** The stored files. Like the records, they must be validated, since the database may be damaged. */
  declare readonly files: Table<unknown, string>;

  /** The version of the database is 1 plus the number of migrations. */
  constructor(name: string, migrations: readonly Migration[]) {
    // 'strict' completes a commit only when it is on the disk. The cache is off, because it would keep a second copy of
    // all records.
    super(name, { autoOpen: false, chromeTransactionDurability: 'strict', cache: 'disabled' });
    this.version(1).stores({
      ...Object.fromEntries(workspaceTables.map((table) => [table, 'id'])),
      // The index on `hexacode` finds the tag of a scan without loading all tags.
      tags: 'id, hexacode',
      meta: 'key',
      commits: 'version',
      quarantine: '++',
    });
    for (const [index, migration] of migrations.entries()) {
      const version = index + 2;
      this.version(version)
        .stores(addedStoresByVersion[version] ?? {})
        .upgrade(async (transaction) => {
          // Deletes the copy, whose records are not migrated.
          await transaction.table('meta').delete('copy');
          for (const table of workspaceTables) {
            const migrate = migration[table];
            if (migrate) await migrateRows(transaction.table(table), migrate);
          }
        });
    }
  }

  get copies(): Table<StoredPackedCopy, string> {
    return this.table('meta');
  }

  /** Rows of a table of records. The database may be damaged, so they must be validated. */
  rows(table: WorkspaceTable): Table<unknown, string> {
    return this.table(table);
  }
}

async function migrateRows(rows: Table<unknown>, migrate: (record: unknown) => unknown) {
  await rows.toCollection().modify((record, ref) => {
    try {
      ref.value = migrate(record);
    } catch {
      // Ignores the error, so that one damaged record does not keep all others from being migrated.
    }
  });
}
