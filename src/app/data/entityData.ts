import type { Collection } from '~/domain/data/collection';
import type { ListQuery, ListRules } from '~/domain/lists/listRules';
import type { RecordHistoryEntry } from '~/domain/workspace/views/activityViews';
import type { RelatedRecordSet } from '~/domain/workspace/views/detailViews';

/** The result of a change. `message` says why nothing was saved, and what the user can do. */
export type ChangeResult =
  | { ok: true; undo: () => Promise<ChangeResult> }
  | {
      ok: false;
      message: string;
      /** Number of referring records per table, if the record cannot be deleted because of them. */
      referrers?: readonly Pick<RelatedRecordSet, 'table' | 'count'>[];
      /** Names of the form fields that may have caused the failure; [] if no field has caused it. */
      fields?: readonly string[];
      /** True if the record was changed elsewhere after it was read. */
      isOutdated?: boolean;
    };

/** The result of a change that cannot be undone. */
export type SaveResult = { ok: true } | Extract<ChangeResult, { ok: false }>;

/** The related records of a record, and its history: the changes of the record, newest first. */
export type RecordDetails = { relatedRecords: readonly RelatedRecordSet[]; history: readonly RecordHistoryEntry[] };

/** The functions that add and edit the records of a list. */
export type RecordEditor<Values, Draft> = {
  add: (draft: Draft) => Promise<ChangeResult>;
  /**
   * Returns the initial values of the form that edits a record, and a function that saves the form. `save` refuses to
   * save if the record has changed since this call. Returns undefined if there is no such record.
   */
  edit: (id: string) => { values: Values; save: (draft: Draft) => Promise<ChangeResult> } | undefined;
};

/** The rows of one kind, such as agencies, and what users can do with them. */
export type EntityData<Row> = {
  /**
   * Returns the rows as a collection with the search, filters and sorting of `rules`. Returns the same collection for
   * the same rules. The rules are a parameter, so that each page loads only the rules of its own list.
   */
  getCollection: <Query extends ListQuery>(rules: ListRules<Row, Query>) => Collection<Row, Query>;
  /** Deletes all records with these ids. Deletes none if one of them cannot be deleted. */
  remove: (ids: readonly string[]) => Promise<ChangeResult>;
  /**
   * Returns the details of a record, and the same object until they change. Sample data lacks this function, since it
   * has no history.
   */
  readDetails?: (id: string) => RecordDetails;
};

/** Rows that users can also add and edit. With sample data, there is no `editor`. */
export type EditableData<Row, Values, Draft> = EntityData<Row> & { editor?: RecordEditor<Values, Draft> };

/** Store for `useSyncExternalStore`. `getSnapshot` returns the same object until the value changes. */
export type ExternalStore<Value> = { subscribe: (listener: () => void) => () => void; getSnapshot: () => Value };
