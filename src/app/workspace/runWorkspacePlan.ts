import type { TaskOptions } from '~/components/wizard/TaskDialog/useTask';
import type { OnProgress, Workspace } from '~/domain/workspace/workspace';
import type { Plan } from '~/domain/workspace/plan';
import { planUndo, prepareUndo } from '~/domain/workspace/plans/undoPlan';
import type { StoredFile } from '~/domain/workspace/storedFiles';
import type { Change } from '~/domain/workspace/workspaceState';

import type { ChangeResult } from '../data/entityData';
import { getFailureMessage } from './failure.copy';
import { findFailureFields } from './findFailureFields';

/** A `ChangeResult` that also contains the changes, if they were stored. */
export type ChangeResultWithChanges = ChangeResult & ({ ok: true; changes: readonly Change[] } | { ok: false });

/** Runs a plan, and stores its changes together with the files to which they refer. */
export async function runWorkspacePlan(
  workspace: Workspace,
  plan: Plan,
  options?: TaskOptions,
  files?: readonly StoredFile[],
): Promise<ChangeResultWithChanges> {
  const result = await workspace.runPlan(plan, options && createOnProgress(options), files);
  if (!result.ok) {
    const { reason } = result;
    const referrers =
      reason.kind === 'referenced'
        ? reason.referrers.map(({ table, ids }) => ({ table, count: ids.length }))
        : undefined;
    return {
      ok: false,
      message: getFailureMessage(reason),
      fields: findFailureFields(reason),
      isOutdated: reason.kind === 'changed-elsewhere',
      ...(referrers ? { referrers } : {}),
    };
  }
  const { before, changes } = result;
  const preparedUndo = prepareUndo(before, changes);
  return {
    ok: true,
    changes,
    undo: () => runWorkspacePlan(workspace, (state, context) => planUndo(state, preparedUndo, context)),
  };
}

/** Returns a callback that passes on the progress, and stops the plan when the user cancels. */
const createOnProgress =
  ({ signal, onProgress }: TaskOptions): OnProgress =>
  (progress) => {
    onProgress(progress);
    return Promise.resolve(!signal.aborted);
  };
