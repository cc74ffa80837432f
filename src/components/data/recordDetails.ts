import type { ReactNode } from 'react';

import type { Day } from '~/domain/time/days';

type RelatedRecord = {
  id: string;
  title: string;
  /** Text below the title. */
  detail?: string;
  chip?: ReactNode;
  /** URL of the details of this record. */
  href: string;
};

/** Records that belong to another record, such as an agency's purchases. */
export type RelatedRecordGroup = {
  /** Name of the records, in the plural. */
  title: string;
  /** The first related records. 'Show all' leads to the rest. */
  records: readonly RelatedRecord[];
  /** Number of all related records. */
  count: number;
  /** URL of the list with all related records. */
  allHref: string;
};

/** A change in the history of a record. */
export type HistoryEntry = {
  id: string;
  day: Day;
  /** Time of the day, such as '14:20'. */
  time: string;
  text: string;
  /** Text below `text`, such as the user who made the change. */
  detail?: string;
};
