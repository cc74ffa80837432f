import { isRecord } from '../isRecord';
import { addToChecksum } from './checksum';
import { workspaceTables } from './records';
import type { WorkspaceRecord, WorkspaceTable } from './records';
import { buildState } from './workspaceState';
import type { WorkspaceState } from './workspaceState';

/** Some records of a table, packed into one text, which is read much faster than single records. */
export type PackedRecords = { table: WorkspaceTable; text: string; checksum: number };

/**
 * The values of one field of all records in a text. `indexes` contains, for each record, the position of its value in
 * `values`. Without `indexes`, `values` has one value for each record. The value is null if the record has none.
 */
type Column = { field: string; values: unknown[]; indexes?: number[] };

/** Number of records in one packed text. Packing or unpacking it takes a few milliseconds. */
const recordsPerText = 1000;

/** Packs all records of a state, in steps that do not block the page. */
export function* packState(state: WorkspaceState): Generator<PackedRecords, void> {
  for (const table of workspaceTables) {
    const records = [...state[table].values()];
    for (let start = 0; start < records.length; start += recordsPerText) {
      const text = packRecords(records.slice(start, start + recordsPerText));
      yield { table, text, checksum: addToChecksum(0, text) };
    }
  }
}

/**
 * Unpacks the records of a state in steps. Returns undefined if a text does not match its checksum. The records were
 * valid when they were packed, so they need no other validation.
 */
export function* unpackState(packed: readonly PackedRecords[]): Generator<undefined, WorkspaceState | undefined> {
  const records = new Map<WorkspaceTable, Map<string, unknown>>();
  for (const { table, text, checksum } of packed) {
    if (addToChecksum(0, text) !== checksum) return undefined;
    const ofTable = records.get(table) ?? new Map<string, unknown>();
    for (const record of unpackRecords(text)) ofTable.set(record.id, record);
    records.set(table, ofTable);
    yield undefined;
  }
  // The cast is safe: the records were packed from the same tables of a state.
  return buildState(<Table extends WorkspaceTable>(table: Table) => {
    const ofTable = records.get(table) ?? new Map<string, unknown>();
    return ofTable as Map<string, WorkspaceRecord<Table>>;
  });
}

function packRecords(records: readonly object[]): string {
  const entries = records.map((record) => new Map<string, unknown>(Object.entries(record)));
  const fields = new Set(entries.flatMap((entry) => [...entry.keys()]));
  const columns = [...fields].map((field) =>
    packColumn(
      field,
      entries.map((entry) => entry.get(field)),
    ),
  );
  return JSON.stringify({ count: records.length, columns });
}

/** Stores each different value once, unless most values are different. */
function packColumn(field: string, values: readonly unknown[]): Column {
  const indexOf = new Map<unknown, number>();
  const differentValues: unknown[] = [];
  const indexes = values.map((value) => {
    const key = isRecord(value) ? JSON.stringify(value) : value;
    const index = indexOf.get(key) ?? differentValues.push(value) - 1;
    indexOf.set(key, index);
    return index;
  });
  return differentValues.length > values.length / 2
    ? { field, values: [...values] }
    : { field, values: differentValues, indexes };
}

function unpackRecords(text: string): { id: string }[] {
  // The cast is safe: the text has the checksum of what `packRecords` returned.
  const { count, columns } = JSON.parse(text) as { count: number; columns: Column[] };
  const records = Array.from({ length: count }, (): Record<string, unknown> & { id: string } => ({ id: '' }));
  for (const { field, values, indexes } of columns) {
    for (const [index, record] of records.entries()) {
      const value = indexes ? values[indexes[index] ?? -1] : values[index];
      if (value !== undefined && value !== null) record[field] = value;
    }
  }
  return records;
}
