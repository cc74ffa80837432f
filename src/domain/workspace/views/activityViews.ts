import type { Activity } from '../../activity/activity';
import { formatActivityTime, formatPurchaseHeading } from '../../activity/activity';
import { capitalize } from '../../text/capitalize';
import { dateToDay, formatTimeOfDay } from '../../time/days';
import type { Day } from '../../time/days';
import { memoizeLast } from '../memoizeLast';
import { formatRecordCount, recordNames } from '../recordNames';
import type { WorkspaceRecord, WorkspaceTable } from '../records';
import type { WorkspaceState } from '../workspaceState';
import { listNewestFirst } from './viewCache';

type ActivityRecord = WorkspaceRecord<'activities'>;

/** Returns the activities on the back-office's dashboard, newest first, with times relative to `now`. */
export function listActivities({ activities }: WorkspaceState, now: Date): Activity[] {
  return listNewestFirst(activities).map((activity) => toActivity(activity, now));
}

/** Returns the activities of an agency's portal, newest first, with times relative to `now`. */
export function listAgencyActivities({ activities }: WorkspaceState, agencyId: string, now: Date): Activity[] {
  return listNewestFirst(activities)
    .filter((activity) => activity.agencyId === agencyId)
    .map((activity) => toActivity(activity, now));
}

/** An entry in the history of a record. */
export type RecordHistoryEntry = {
  id: string;
  day: Day;
  /** Local time of the day, such as '14:20'. */
  time: string;
  text: string;
};

/**
 * Returns the history of a record, newest first, even if the record was deleted. The history of a generated tag
 * includes its generation. The same array is returned until the history or the tag changes.
 */
export function listHistory(state: WorkspaceState, table: WorkspaceTable, id: string): readonly RecordHistoryEntry[] {
  const tag = table === 'tags' ? state.tags.get(id) : undefined;
  return findHistory(state.activities, table, id, tag?.isGenerated ? tag.purchaseId : undefined);
}

const findHistory = memoizeLast(
  (
    activities: WorkspaceState['activities'],
    table: WorkspaceTable,
    id: string,
    purchaseId: string | undefined,
  ): readonly RecordHistoryEntry[] =>
    listNewestFirst(activities)
      .filter(
        (activity) =>
          (activity.table === table && activity.recordIds.includes(id)) ||
          (purchaseId !== undefined && isGeneration(activity) && activity.recordIds.includes(purchaseId)),
      )
      .map((activity) => toHistoryEntry(activity)),
);

const toHistoryEntry = (activity: ActivityRecord): RecordHistoryEntry => {
  const date = new Date(activity.at);
  return { id: activity.id, day: dateToDay(date), time: formatTimeOfDay(date), text: getActivityHeading(activity) };
};

const isGeneration = ({ kind }: ActivityRecord) => kind === 'bought' || kind === 'generated';

const toActivity = (activity: ActivityRecord, now: Date): Activity => ({
  id: activity.id,
  heading: getActivityHeading(activity),
  time: formatActivityTime(new Date(activity.at), now),
  ...(activity.kind === 'bought' && !activity.isUndo ? { purchasedItem: formatPurchasedItem(activity) } : {}),
});

const formatPurchasedItem = ({ name, count }: ActivityRecord) => `${name}, ${formatRecordCount('tags', count)}`;

/** Returns an activity as text: 'Partner Mira A. added', '12 customers deleted'. */
export function getActivityHeading(activity: ActivityRecord): string {
  const heading = formatActionHeading(activity);
  return activity.isUndo ? `Undone: ${heading}` : heading;
}

function formatActionHeading(activity: ActivityRecord): string {
  const { kind, table, name, count, person } = activity;
  if (kind === 'bought') return formatPurchaseHeading(formatPurchasedItem(activity));
  if (kind === 'generated') return `${formatRecordCount('tags', count)} generated for ${name}`;
  const subject =
    table === 'settingsSaves'
      ? 'Site settings'
      : count === 1
        ? `${capitalize(recordNames[table].one)} ${name}`.trim()
        : formatRecordCount(table, count);
  switch (kind) {
    case 'paid':
      return `${subject} marked as paid`;
    case 'assigned':
      return person ? `${subject} assigned to ${person}` : `${subject} assigned`;
    case 'unassigned':
      return person ? `${subject} no longer assigned to ${person}` : `${subject} no longer assigned`;
    default:
      return `${subject} ${kind}`;
  }
}
