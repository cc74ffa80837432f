import { isRecord } from '../isRecord';
import { addToChecksum } from './checksum';
import { workspaceTables } from './records';
import type { WorkspaceRecord, WorkspaceTable } from './records';
import { buildState } from './workspaceState';
import type { WorkspaceState } from './workspaceState';

/** Records of a table, packed into one text, which can be read much faster than single records. */
export type PackedRecords = { table: WorkspaceTable; text: string; checksum: number };

/**
 * Values of one field for all records in a text. `indexes` contains, for each record, the index of its value in
 * `values`. Without `indexes`, `values` has one value per record. The value is null for records without the field.
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
    const tableRecords = records.get(table) ?? new Map<string, unknown>();
    for (const record of unpackRecords(text)) tableRecords.set(record.id, record);
    records.set(table, tableRecords);
    yield undefined;
  }
  // The cast is safe: each packed text has the name of the table from which its records come.
  return buildState(<Table extends WorkspaceTable>(table: Table) => {
    const tableRecords = records.get(table) ?? new Map<string, unknown>();
    return tableRecords as Map<string, WorkspaceRecord<Table>>;
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

/** Stores each distinct value once, unless most values are distinct. */
function packColumn(field: string, values: readonly unknown[]): Column {
  const indexByKey = new Map<unknown, number>();
  const distinctValues: unknown[] = [];
  const indexes = values.map((value) => {
    const key = isRecord(value) ? JSON.stringify(value) : value;
    const index = indexByKey.get(key) ?? distinctValues.push(value) - 1;
    indexByKey.set(key, index);
    return index;
  });
  return distinctValues.length > values.length / 2
    ? { field, values: [...values] }
    : { field, values: distinctValues, indexes };
}

function unpackRecords(text: string): { id: string }[] {
  // The cast is safe, because the checksum shows that `packRecords` created the text.
  const { count, columns } = JSON.parse(text) as { count: number; columns: Column[] };
  const records = Array.from({ length: count }, (): Record<string, unknown> & { id: string } => ({ id: '' }));
  for (const { field, values, indexes } of columns) {
    for (const [index, record] of records.entries()) {
      const value = indexes ? values[indexes[index] ?? -1] : values[index];
      if (value !== null) record[field] = value;
    }
  }
  return records;
}
