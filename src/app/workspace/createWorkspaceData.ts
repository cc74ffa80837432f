import type { CollectionStatus } from '~/domain/data/collection';
import type { Workspace } from '~/domain/workspace/workspace';
import { memoizeLast } from '~/domain/workspace/memoizeLast';
import { checkUnchanged, createPlanFailure } from '~/domain/workspace/plan';
import type { PlanContext, PlanResult, PlanSteps, RecordTarget } from '~/domain/workspace/plan';
import { planRemove } from '~/domain/workspace/plans/removePlan';
import type { EntityTable, WorkspaceRecord } from '~/domain/workspace/records';
import { extractFiles } from '~/domain/workspace/storedFiles';
import { listHistory } from '~/domain/workspace/views/activityViews';
import { listRelatedRecords } from '~/domain/workspace/views/detailViews';
import type { RelatedRecordSet } from '~/domain/workspace/views/detailViews';
import type { WorkspaceState } from '~/domain/workspace/workspaceState';

import { createMemoryCollections } from '../data/createMemoryCollections';
import { createRandomId } from '../createRandomId';
import type { EntityData, RecordEditor } from '../data/entityData';
import { runWorkspacePlan } from './runWorkspacePlan';

type RecordOptions<Row> = {
  table: EntityTable;
  listRows: (state: WorkspaceState) => readonly Row[];
  /** Returns the related records of a record. By default, returns those that the back-office shows. */
  listRelated?: (state: WorkspaceState, id: string) => readonly RelatedRecordSet[];
};

/** Returns the data of a list screen, whose rows are the workspace's records of one entity. */
export function createWorkspaceData<Row extends { id: string }>(
  workspace: Workspace,
  { table, listRows, listRelated = (state, id) => listRelatedRecords(state, table, id) }: RecordOptions<Row>,
): Required<EntityData<Row>> {
  const createSnapshot = memoizeLast((status: CollectionStatus, rows: readonly Row[]) => ({ status, rows }));
  const createDetails = memoizeLast((state: WorkspaceState, id: string) => ({
    relatedRecords: listRelated(state, id),
    history: listHistory(state, table, id),
  }));
  return {
    getCollection: createMemoryCollections({
      subscribe: workspace.subscribe,
      getSnapshot: () => {
        const { status, state } = workspace.getSnapshot();
        return createSnapshot(status, listRows(state));
      },
    }),
    remove: (ids) => {
      const { state: stateOnScreen } = workspace.getSnapshot();
      // The revision -1 makes the plan refuse the deletion of a record that another tab has already deleted.
      const targets = ids.map((id) => stateOnScreen[table].get(id) ?? { id, revision: -1 });
      return runWorkspacePlan(workspace, (state, context) => planRemove(state, table, targets, context));
    },
    readDetails: (id) => createDetails(workspace.getSnapshot().state, id),
  };
}

type EditorOptions<Table extends EntityTable, Values, Draft> = {
  table: Table;
  getFormValues: (record: WorkspaceRecord<Table>) => Values;
  planAdd: (state: WorkspaceState, draft: Draft, context: PlanContext) => PlanResult | PlanSteps;
  planEdit: (state: WorkspaceState, target: RecordTarget, draft: Draft, context: PlanContext) => PlanResult | PlanSteps;
};

/** Returns the data of `createWorkspaceData`, with an `editor` that adds and edits records. */
export function createEditableWorkspaceData<
  Table extends EntityTable,
  Row extends { id: string },
  Values,
  Draft extends object,
>(
  workspace: Workspace,
  { getFormValues, planAdd, planEdit, ...options }: EditorOptions<Table, Values, Draft> & RecordOptions<Row>,
) {
  const save = async (
    formDraft: Draft,
    plan: (state: WorkspaceState, draft: Draft, context: PlanContext) => PlanResult | PlanSteps,
  ) => {
    const { draft, files } = await extractFiles(formDraft, createRandomId);
    return runWorkspacePlan(workspace, (state, context) => plan(state, draft, context), undefined, files);
  };
  const editor: RecordEditor<Values, Draft> = {
    add: (formDraft) => save(formDraft, planAdd),
    edit: (id) => {
      const record = workspace.getSnapshot().state[options.table].get(id);
      if (!record) return undefined;
      return {
        values: getFormValues(record),
        save: (formDraft) =>
          save(formDraft, (state, draft, context) => {
            const reason = checkUnchanged(state, options.table, record);
            return reason ? createPlanFailure(reason) : planEdit(state, record, draft, context);
          }),
      };
    },
  };
  return { ...createWorkspaceData(workspace, options), editor };
}
