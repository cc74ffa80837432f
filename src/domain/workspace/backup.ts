import * as z from 'zod';

import { isRecord } from '../isRecord';
import { parseJsonObject } from '../parseJsonObject';
import { addToChecksum } from './checksum';
import { readFileJson, writeFileJson } from './fileJson';
import { migrations } from './migrations';
import { entityTables, findInvalidField, parseRecord, workspaceTables } from './records';
import type { EntityTable, WorkspaceTable } from './records';
import { findAllMissingReferences, findMissingReferences, getDanglingReferenceKey } from './references';
import type { MissingReference } from './references';
import { collectUsedFileIds } from './storedFiles';
import type { StoredFile } from './storedFiles';
import { findAnyDuplicate } from './uniqueFields';
import type { Duplicate } from './uniqueFields';
import { applyChanges, listPutChanges, countRecords, emptyWorkspace, isEntityChange, put } from './workspaceState';
import type { PutChange, WorkspaceState } from './workspaceState';

/** Name of the file format. A JSON file without this name is not a backup. */
const formatName = 'workspace-backup';
/** Version of the record format. Records in backups of older versions are migrated. */
const recordVersion = migrations.length + 1;
/** Number of records that `writeBackup` yields as one part, and that `readBackup` reads between two pauses. */
const recordsPerPart = 250;
/** Number of characters of a stored file that `readBackup` reads between two pauses. */
const charactersPerPart = 1_000_000;

const headerSchema = z.object({
  format: z.literal(formatName),
  version: z.number().int().min(1),
  createdAt: z.iso.datetime(),
  checksum: z.number(),
  tables: z.record(z.string(), z.unknown()),
  /** Records that other records refer to, but that had been set aside as damaged before the backup. */
  missing: z.array(z.object({ table: z.enum(entityTables), id: z.string() })).default([]),
});

/**
 * Summary of a backup, which is shown before the backup is restored. `missingCount` is the number of records that other
 * records refer to, but that the workspace had set aside as damaged.
 */
export type BackupSummary = { createdAt: string; counts: Record<EntityTable, number>; missingCount: number };

/** Reasons why a file cannot be restored. */
export type BackupProblem =
  | { kind: 'not-a-backup' }
  /** A newer version of the app created the file. */
  | { kind: 'newer-version' }
  /** The file was changed or is incomplete. `table`, `id` and `field` name the first damaged value, if it is known. */
  | { kind: 'damaged'; table?: WorkspaceTable; id?: string; field?: string | undefined }
  /** The records contradict each other: a unique value occurs twice, or a record refers to one that does not exist. */
  | ({ kind: 'inconsistent'; duplicate: Duplicate } | { kind: 'inconsistent'; missing: MissingReference });

export type ReadBackupResult =
  | { ok: true; state: WorkspaceState; files: readonly StoredFile[]; summary: BackupSummary }
  | { ok: false; problem: BackupProblem };

/**
 * Yields the text of a backup in parts for a `Blob`: JSON in UTF-8 with one record or file per line. `app` is the
 * product's name, for people who read the file. `readFile` returns undefined for a missing file, and rejects if the
 * storage fails.
 */
export async function* writeBackup(
  state: WorkspaceState,
  readFile: (id: string) => Promise<StoredFile | undefined>,
  { createdAt, app }: { createdAt: Date; app: string },
): AsyncGenerator<string> {
  const createdAtText = createdAt.toISOString();
  let checksum = addToChecksum(addToChecksum(0, createdAtText), String(recordVersion));
  yield `{"format":${JSON.stringify(formatName)},"version":${recordVersion},"createdAt":"${createdAtText}","app":${JSON.stringify(app)},"tables":{`;
  for (const [index, table] of workspaceTables.entries()) {
    yield `${index === 0 ? '' : ','}\n"${table}":[`;
    checksum = addToChecksum(checksum, table);
    let lines: string[] = [];
    let separator = '\n';
    for (const record of state[table].values()) {
      const line = JSON.stringify(record);
      checksum = addToChecksum(checksum, line);
      lines.push(separator + line);
      separator = ',\n';
      if (lines.length < recordsPerPart) continue;
      yield lines.join('');
      lines = [];
    }
    yield `${lines.join('')}]`;
  }
  yield `,\n"files":[`;
  checksum = addToChecksum(checksum, 'files');
  let separator = '\n';
  for (const id of collectUsedFileIds(state)) {
    const file = await readFile(id);
    if (!file) continue;
    yield separator;
    separator = ',\n';
    for (const part of writeFileJson(file)) {
      checksum = addToChecksum(checksum, part);
      yield part;
    }
  }
  yield ']},';
  const missingRecords = findAllMissingReferences(state);
  if (missingRecords.length > 0) {
    const line = JSON.stringify(missingRecords);
    checksum = addToChecksum(checksum, line);
    yield `\n"missing":${line},`;
  }
  yield `\n"checksum":${checksum}}\n`;
}

/**
 * Reads a backup. Yields at each pause, where the page can handle input. Validates the records, their unique fields and
 * references, and the checksum of the file.
 */
export function* readBackup(text: string): Generator<undefined, ReadBackupResult> {
  const json = parseJsonObject(text);
  if (json?.['format'] !== formatName) return createFailure({ kind: 'not-a-backup' });
  if (typeof json['version'] === 'number' && json['version'] > recordVersion)
    return createFailure({ kind: 'newer-version' });
  const header = headerSchema.safeParse(json);
  if (!header.success) return createFailure({ kind: 'damaged' });
  const { createdAt, tables, missing, version: writtenVersion } = header.data;
  let checksum = addToChecksum(0, createdAt);
  // From version 2, the checksum includes the version, so that a backup with a damaged version number is rejected.
  if (writtenVersion > 1) checksum = addToChecksum(checksum, String(writtenVersion));
  let state = emptyWorkspace;
  for (const table of workspaceTables) {
    const rows = tables[table];
    if (!Array.isArray(rows)) return createFailure({ kind: 'damaged', table });
    checksum = addToChecksum(checksum, table);
    const changes: PutChange[] = [];
    for (const [index, row] of rows.entries()) {
      if (index % recordsPerPart === recordsPerPart - 1) yield;
      checksum = addToChecksum(checksum, JSON.stringify(row));
      const change = parseRow(table, migrateRow(table, row, writtenVersion));
      if ('kind' in change) return createFailure(change);
      changes.push(change);
    }
    state = applyChanges(state, changes);
    yield;
  }
  const files: StoredFile[] = [];
  // Backups of version 1 contain no files.
  if (writtenVersion > 1) {
    const rows = tables['files'];
    if (!Array.isArray(rows)) return createFailure({ kind: 'damaged' });
    checksum = addToChecksum(checksum, 'files');
    for (const row of rows) {
      const line = JSON.stringify(row);
      for (let start = 0; start < line.length; start += charactersPerPart) {
        checksum = addToChecksum(checksum, line.slice(start, start + charactersPerPart));
        yield;
      }
      const file = readFileJson(row);
      if (!file) return createFailure({ kind: 'damaged' });
      files.push(file);
    }
  }
  if (missing.length > 0) checksum = addToChecksum(checksum, JSON.stringify(missing));
  if (checksum !== header.data.checksum) return createFailure({ kind: 'damaged' });
  const problem = yield* findInconsistency(state, missing);
  if (problem) return createFailure(problem);
  return { ok: true, state, files, summary: { createdAt, counts: countRecords(state), missingCount: missing.length } };
}

const createFailure = (problem: BackupProblem): ReadBackupResult => ({ ok: false, problem });

function parseRow<Table extends WorkspaceTable>(table: Table, row: unknown): PutChange<Table> | BackupProblem {
  const record = parseRecord(table, row);
  if (record) return put(table, record);
  const id = isRecord(row) ? String(row['id']) : '';
  return { kind: 'damaged', table, id, field: findInvalidField(table, row) };
}

const migrateRow = (table: WorkspaceTable, row: unknown, fromVersion: number) =>
  migrations
    .slice(fromVersion - 1)
    .reduce((migrated, { [table]: migrate }) => (migrate ? migrate(migrated) : migrated), row);

function* findInconsistency(
  state: WorkspaceState,
  knownMissingReferences: readonly MissingReference[],
): Generator<undefined, BackupProblem | undefined> {
  const knownKeys = new Set(knownMissingReferences.map(getDanglingReferenceKey));
  const duplicate = findAnyDuplicate(state);
  if (duplicate) return { kind: 'inconsistent', duplicate };
  for (const [index, change] of listPutChanges(state).filter(isEntityChange).entries()) {
    if (index % recordsPerPart === 0) yield;
    const references = findMissingReferences(state, change.table, change.put);
    const missingReference = references.find((reference) => !knownKeys.has(getDanglingReferenceKey(reference)));
    if (missingReference) return { kind: 'inconsistent', missing: missingReference };
  }
  return undefined;
}
