import type { CollectionStatus } from '~/domain/data/collection';
import type { Workspace } from '~/domain/workspace/engine';
import type { PlanContext, PlanResult, PlanSteps, Target } from '~/domain/workspace/plan';
import { planRemove } from '~/domain/workspace/plans/removePlan';
import type { EntityTable, WorkspaceRecord } from '~/domain/workspace/records';
import type { WorkspaceState } from '~/domain/workspace/workspaceState';
import { listHistory } from '~/domain/workspace/views/activityViews';
import type { RelatedRecords } from '~/domain/workspace/views/detailViews';
import { memoizeLast } from '~/domain/workspace/memoizeLast';

import { createMemoryCollections } from '../data/createMemoryCollections';
import type { EditableData } from '../data/entityData';
import { runChange } from './runChange';

type EntityOptions<Table extends EntityTable, Row, Values, Draft> = {
  table: Table;
  list: (state: WorkspaceState) => readonly Row[];
  formValues: (record: WorkspaceRecord<Table>) => Values;
  add: (state: WorkspaceState, draft: Draft, context: PlanContext) => PlanResult | PlanSteps;
  edit: (state: WorkspaceState, target: Target, draft: Draft, context: PlanContext) => PlanResult | PlanSteps;
  related: (state: WorkspaceState, id: string) => readonly RelatedRecords[];
};

/** Returns a list of a workspace's records, with the plans that change them. */
export function createEntity<Table extends EntityTable, Row extends { id: string }, Values, Draft>(
  workspace: Workspace,
  { table, list, formValues, add, edit, related }: EntityOptions<Table, Row, Values, Draft>,
): EditableData<Row, Values, Draft> {
  const snapshotOf = memoizeLast((status: CollectionStatus, rows: readonly Row[]) => ({ status, rows }));
  const read = (id: string) => workspace.getSnapshot().state[table].get(id);
  const detailsOf = memoizeLast((state: WorkspaceState, id: string) => ({
    related: related(state, id),
    history: listHistory(state, table, id),
  }));
  return {
    collection: createMemoryCollections({
      subscribe: workspace.subscribe,
      getSnapshot: () => {
        const { status, state } = workspace.getSnapshot();
        return snapshotOf(status, list(state));
      },
    }),
    remove: (ids) => {
      const targets = ids.flatMap((id) => read(id) ?? []);
      return runChange(workspace, (state, context) => planRemove(state, table, targets, context));
    },
    readDetails: (id) => detailsOf(workspace.getSnapshot().state, id),
    editor: {
      add: (draft) => runChange(workspace, (state, context) => add(state, draft, context)),
      edit: (id) => {
        const record = read(id);
        if (!record) return undefined;
        return {
          values: formValues(record),
          save: (draft) => runChange(workspace, (state, context) => edit(state, record, draft, context)),
        };
      },
    },
  };
}
