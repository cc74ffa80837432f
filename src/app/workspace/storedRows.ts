import { isRecord } from '~/domain/isRecord';
import { parseRecord, workspaceTables } from '~/domain/workspace/records';
import type { WorkspaceTable } from '~/domain/workspace/records';
import type { DamagedRecord } from '~/domain/workspace/storage';
import { applyChanges, getChangedId, emptyWorkspace, put } from '~/domain/workspace/workspaceState';
import type { Change, WorkspaceState } from '~/domain/workspace/workspaceState';

import type { ChangedIds, WorkspaceDatabase } from './workspaceDatabase';

/** Maximum number of rows in a request. The browser copies the rows of a request in one task, which must stay short. */
const rowsPerRequest = 1000;

/** The rows of a table. Rows that fit the table's schema become `put` changes; all others are listed as damaged. */
type ParsedRows = { changes: Change[]; damaged: DamagedRecord[] };

/**
 * Reads all tables. Returns the rows that fit the schema of their table as a state, and lists the others as damaged.
 * Call this function in a transaction, so that all tables have the same version.
 */
export async function readState(
  db: WorkspaceDatabase,
): Promise<{ state: WorkspaceState; damaged: readonly DamagedRecord[] }> {
  const tables = await Promise.all(workspaceTables.map((table) => readRows(db, table)));
  return {
    state: tables.reduce((state, { changes }) => applyChanges(state, changes), emptyWorkspace),
    damaged: tables.flatMap(({ damaged }) => damaged),
  };
}

/** Reads a table in parts, each in a task of its own, and validates a part while the browser reads the next one. */
async function readRows(db: WorkspaceDatabase, table: WorkspaceTable): Promise<ParsedRows> {
  const parsedRows: ParsedRows = { changes: [], damaged: [] };
  const idClause = db.rows(table).where(':id');
  let request: PromiseLike<unknown[]> = db.rows(table).limit(rowsPerRequest).toArray();
  for (;;) {
    const part = await request;
    const isLast = part.length < rowsPerRequest;
    const lastRow = part.at(-1);
    if (!isLast && isRecord(lastRow)) request = idClause.above(lastRow['id']).limit(rowsPerRequest).toArray();
    for (const row of part) {
      const change = parseRow(table, row);
      if (change) parsedRows.changes.push(change);
      else parsedRows.damaged.push({ table, id: isRecord(row) ? String(row['id']) : '' });
    }
    if (isLast) return parsedRows;
  }
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

/** Writes the last change of each record and returns the ids of these records. Call this function in a transaction. */
export async function writeChanges(db: WorkspaceDatabase, changes: readonly Change[]): Promise<ChangedIds> {
  const lastChanges = new Map<WorkspaceTable, Map<string, Change>>();
  for (const change of changes) {
    const changesById = lastChanges.get(change.table) ?? new Map<string, Change>();
    lastChanges.set(change.table, changesById.set(getChangedId(change), change));
  }
  const changedIds: ChangedIds = {};
  for (const [table, changesById] of lastChanges) {
    const tableChanges = [...changesById.values()];
    changedIds[table] = [...changesById.keys()];
    await putRows(
      db,
      table,
      tableChanges.flatMap((change) => ('put' in change ? [change.put] : [])),
    );
    await db.rows(table).bulkDelete(tableChanges.flatMap((change) => ('put' in change ? [] : [change.remove])));
  }
  return changedIds;
}

/** Replaces all records with the records of a state. Call this function in a transaction. */
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
 * Reads the records with these ids, and returns them as changes: `put`, or `remove` if a record no longer exists.
 * Returns undefined if a record is damaged. Call this function in a transaction.
 */
export async function readChanges(
  db: WorkspaceDatabase,
  changedIds: readonly ChangedIds[],
): Promise<Change[] | undefined> {
  const changesByTable = await Promise.all(
    workspaceTables.map(async (table) => {
      const ids = [...new Set(changedIds.flatMap((idsByTable) => idsByTable[table] ?? []))];
      const rows = await db.rows(table).bulkGet(ids);
      return ids.map((id, index): Change | undefined =>
        rows[index] === undefined ? { table, remove: id } : parseRow(table, rows[index]),
      );
    }),
  );
  const changes = changesByTable.flat();
  return changes.every((change) => change !== undefined) ? changes : undefined;
}
