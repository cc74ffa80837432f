import type { PlanContext } from './plan';
import { createIdSource } from './recordIds';
import type { WorkspaceState } from './workspaceState';

/**
 * Creates the context of a plan for a state. New ids sort after the ids of all activities and settings saves, even if
 * those were created while the clock was ahead. The latest activity and the latest save are thus always last. `getNow`
 * returns ms since 1970, and `randomBytes` returns bytes from a cryptographically secure source.
 */
export function createPlanContext(
  { activities, settingsSaves }: WorkspaceState,
  getNow: () => number,
  randomBytes: PlanContext['randomBytes'],
): PlanContext {
  const activityId = getLastId(activities);
  const saveId = getLastId(settingsSaves);
  const lastId = activityId > saveId ? activityId : saveId;
  return { now: new Date(getNow()), createId: createIdSource(getNow, randomBytes, lastId), randomBytes };
}

/** Returns the largest id, or '' without records. Records are in the order of their ids. */
const getLastId = (records: ReadonlyMap<string, unknown>): string => [...records.keys()].at(-1) ?? '';
