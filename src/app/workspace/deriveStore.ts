import { dateToDay } from '~/domain/time/days';
import type { Workspace, WorkspaceSnapshot } from '~/domain/workspace/workspace';
import { memoizeLast } from '~/domain/workspace/memoizeLast';

import type { ExternalStore } from '../data/entityData';

/**
 * Returns a store whose value is computed from the records of a workspace and the current time. The value is computed
 * again when a record changes, and on a new day.
 */
export function deriveStore<Value>(
  workspace: Workspace,
  compute: (snapshot: WorkspaceSnapshot, now: Date) => Value,
): ExternalStore<Value> {
  const computeForDay = memoizeLast((snapshot: WorkspaceSnapshot, _today: string) => compute(snapshot, new Date()));
  return {
    subscribe: workspace.subscribe,
    getSnapshot: () => computeForDay(workspace.getSnapshot(), dateToDay(new Date())),
  };
}
