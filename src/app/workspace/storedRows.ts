import { isRecord } from '~/domain/isRecord';
import { parseRecord, workspaceTables } from '~/domain/workspace/records';
import type { WorkspaceTable } from '~/domain/workspace/records';
import type { DamagedRecord } from '~/domain/workspace/storage';
import { applyChanges, changedId, emptyWorkspace, put } from '~/domain/workspace/workspaceState';
import type { Change, WorkspaceState } from '~/domain/workspace/workspaceState';

import { pause } from './pause';
import type { ChangedIds, WorkspaceDatabase } from './workspaceDatabase';

/** Number of rows in a request. The browser copies the rows of one request at once. */
const rowsPerRequest = 1000;

/** Rows of a table in the order of their ids. */
type TableRows = { table: WorkspaceTable; rows: readonly unknown[] };

/** Reads all tables. Needs a transaction, so that the tables belong together. */
export function readTables(db: WorkspaceDatabase): Promise<TableRows[]> {
  return Promise.all(workspaceTables.map(async (table) => ({ table, rows: await readRows(db, table) })));
}

async function readRows(db: WorkspaceDatabase, table: WorkspaceTable): Promise<unknown[]> {
  const rows: unknown[] = [];
  const ids = db.rows(table).orderBy(':id');
  let part = await ids.limit(rowsPerRequest).toArray();
  while (part.length === rowsPerRequest) {
    rows.push(...part);
    const last = part.at(-1);
    const lastId = isRecord(last) ? last['id'] : undefined;
    part = await db.rows(table).where(':id').above(lastId).limit(rowsPerRequest).toArray();
  }
  return [...rows, ...part];
}

/** Number of rows that are validated at once. 100,000 tags take about a second. */
const rowsPerStep = 100;

/** Returns the rows that fit the schema of their table as a state, and lists the others as damaged. */
export async function parseTables(
  tables: readonly TableRows[],
): Promise<{ state: WorkspaceState; damaged: DamagedRecord[] }> {
  let state = emptyWorkspace;
  const damaged: DamagedRecord[] = [];
  for (const { table, rows } of tables) {
    const changes: Change[] = [];
    for (const [index, row] of rows.entries()) {
      if (index % rowsPerStep === rowsPerStep - 1) await pause();
      const change = parseRow(table, row);
      if (change) changes.push(change);
      else damaged.push({ table, id: isRecord(row) ? String(row['id']) : '' });
    }
    state = applyChanges(state, changes);
  }
  return { state, damaged };
}

function parseRow<Table extends WorkspaceTable>(table: Table, row: unknown): Change<Table> | undefined {
  const record = parseRecord(table, row);
  return record && put(table, record);
}

/** Moves the damaged rows of a table to the quarantine. */
export async function quarantineRows(db: WorkspaceDatabase, table: WorkspaceTable): Promise<void> {
  await db.transaction('rw', db.rows(table), db.quarantine, async () => {
    const damagedRows = db.rows(table).filter((row) => !parseRecord(table, row));
    const quarantinedAt = new Date().toISOString();
    await db.quarantine.bulkAdd((await damagedRows.toArray()).map((row) => ({ table, row, quarantinedAt })));
    await damagedRows.delete();
  });
}

/** Writes the last change of each record. Returns the ids of the changed records. Needs a transaction. */
export async function writeChanges(db: WorkspaceDatabase, changes: readonly Change[]): Promise<ChangedIds> {
  const lastChanges = new Map<WorkspaceTable, Map<string, Change>>();
  for (const change of changes) {
    const ofTable = lastChanges.get(change.table) ?? new Map<string, Change>();
    lastChanges.set(change.table, ofTable.set(changedId(change), change));
  }
  const changedIds: ChangedIds = {};
  for (const [table, changesById] of lastChanges) {
    const ofTable = [...changesById.values()];
    changedIds[table] = [...changesById.keys()];
    await putRows(
      db,
      table,
      ofTable.flatMap((change) => ('put' in change ? [change.put] : [])),
    );
    await db.rows(table).bulkDelete(ofTable.flatMap((change) => ('put' in change ? [] : [change.remove])));
  }
  return changedIds;
}

/** Replaces all records by those of a state. Needs a transaction. */
export async function replaceRows(db: WorkspaceDatabase, state: WorkspaceState): Promise<'all'> {
  for (const table of workspaceTables) {
    await db.rows(table).clear();
    await putRows(db, table, [...state[table].values()]);
  }
  return 'all';
}

async function putRows(db: WorkspaceDatabase, table: WorkspaceTable, rows: readonly object[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerRequest) {
    await db.rows(table).bulkPut(rows.slice(start, start + rowsPerRequest));
  }
}

/**
 * Returns changes that lead to the stored records with these ids; undefined if one of them is damaged. Needs a
 * transaction.
 */
export async function readChanges(
  db: WorkspaceDatabase,
  changedIds: readonly ChangedIds[],
): Promise<Change[] | undefined> {
  const changesByTable = await Promise.all(
    workspaceTables.map(async (table) => {
      const ids = [...new Set(changedIds.flatMap((idsOf) => idsOf[table] ?? []))];
      const rows = await db.rows(table).bulkGet(ids);
      return ids.map((id, index): Change | undefined =>
        rows[index] === undefined ? { table, remove: id } : parseRow(table, rows[index]),
      );
    }),
  );
  const changes = changesByTable.flat();
  return changes.every((change) => change !== undefined) ? changes : undefined;
}
