import type { Collection } from '~/domain/data/collection';
import type { ListQuery, ListRules } from '~/domain/lists/listRules';
import type { HistoryEntry } from '~/domain/workspace/views/activityViews';
import type { RelatedRecords } from '~/domain/workspace/views/detailViews';

/** `message` says why nothing was saved, and what to do next. */
export type SaveResult = { ok: true } | { ok: false; message: string };

/** The result of a change. */
export type ChangeResult =
  | { ok: true; undo: () => Promise<ChangeResult> }
  | {
      ok: false;
      message: string;
      /** The records that would lose a record which should be deleted. */
      referrers?: readonly Pick<RelatedRecords, 'table' | 'count'>[];
      /** Names of the form fields that may cause the failure; empty if it is not about a field. */
      fields?: readonly string[];
      /** True if the record was changed elsewhere after it was read. */
      isOutdated?: boolean;
    };

/** The records that belong to a record, and its changes, newest first. */
export type RecordDetails = { related: readonly RelatedRecords[]; history: readonly HistoryEntry[] };

/** The functions that add and edit the records of a list. */
export type RecordEditor<Values, Draft> = {
  add: (draft: Draft) => Promise<ChangeResult>;
  /**
   * Returns the initial values of the form that edits a record, and a function that saves the form. Saving is refused if
   * the record was changed after this call. Undefined if there is no such record.
   */
  edit: (id: string) => { values: Values; save: (draft: Draft) => Promise<ChangeResult> } | undefined;
};

/** The rows of one kind, such as agencies, and what users can do with them. */
export type EntityData<Row> = {
  /**
   * Returns the rows as a collection with the search, filters and sorting of `rules`: the same for the same rules. The
   * rules are a parameter, so that each page loads only those of its own list.
   */
  collection: <Query extends ListQuery>(rules: ListRules<Row, Query>) => Collection<Row, Query>;
  /** Deletes all of these records or, if one of them cannot be deleted, none. */
  remove: (ids: readonly string[]) => Promise<ChangeResult>;
  /** Returns the same object until something changes. Undefined with sample data, which has no history. */
  readDetails?: (id: string) => RecordDetails;
};

/** Rows that users can add and edit, too. There is no `editor` with sample data. */
export type EditableData<Row, Values, Draft> = EntityData<Row> & { editor?: RecordEditor<Values, Draft> };

/** A value that changes. `getSnapshot` returns the same object until it does, for React's `useSyncExternalStore`. */
export type Live<Value> = { subscribe: (listener: () => void) => () => void; getSnapshot: () => Value };
