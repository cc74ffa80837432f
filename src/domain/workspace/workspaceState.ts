import { keysOf } from '../options';
import { recordSchemas } from './records';
import type { WorkspaceRecord, WorkspaceTable } from './records';

/** All records of a workspace by table and id, in the order in which they were added. Immutable. */
export type WorkspaceState = {
  readonly [Table in WorkspaceTable]: ReadonlyMap<string, WorkspaceRecord<Table>>;
};

/** A change of one record. The record replaces the one with its id, if there is one. */
export type Change =
  | { [Table in WorkspaceTable]: { table: Table; put: WorkspaceRecord<Table> } }[WorkspaceTable]
  | { table: WorkspaceTable; remove: string };

export const emptyWorkspace = Object.fromEntries(
  keysOf(recordSchemas).map((table) => [table, new Map()]),
) as unknown as WorkspaceState;

/** Returns the state after `changes`. Tables without changes stay the same objects. */
export function applyChanges(state: WorkspaceState, changes: readonly Change[]): WorkspaceState {
  const tables = new Map<WorkspaceTable, Map<string, unknown>>();
  const tableOf = (name: WorkspaceTable) => {
    const table = tables.get(name) ?? new Map<string, unknown>(state[name]);
    tables.set(name, table);
    return table;
  };
  for (const change of changes) {
    if ('put' in change) tableOf(change.table).set(change.put.id, change.put);
    else tableOf(change.table).delete(change.remove);
  }
  return { ...state, ...Object.fromEntries(tables) };
}
