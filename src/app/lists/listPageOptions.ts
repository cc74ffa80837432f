import type { ListQuery, ListRules } from '~/domain/lists/listRules';

import type { EntityData } from '../data/entityData';
import type { OfficeArea } from './recordLinks';

export type ListPageOptions<Row, Query extends ListQuery> = {
  area: OfficeArea;
  /** Name of the list, for example 'agencies': the key of the stored table view, and the start of CSV file names. */
  name: string;
  rules: ListRules<Row, Query>;
  data: EntityData<Row>;
  getRowName: (row: Row) => string;
  /**
   * Returns the text to search for in other lists to find the records related to a row, or '' if no search finds them.
   * By default, returns the name of the row.
   */
  getRelatedSearch?: (row: Row) => string;
  /** Plural noun for the rows, for example 'agencies'. */
  noun: string;
};
