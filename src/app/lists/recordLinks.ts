import { openRecordParam, paths } from '~/domain/paths';
import type { EntityTable } from '~/domain/workspace/records';

/** Area of the office. It decides to which list a link leads. */
export type OfficeArea = 'admin' | 'agency';

const adminPaths: Record<EntityTable, () => string> = paths.admin;

const agencyPaths: Partial<Record<EntityTable, () => string>> = paths.agency;

/** Returns the path of the list of a table. If the portal has no such list, returns the path in the back-office. */
export const getListPath = (area: OfficeArea, table: EntityTable) =>
  (area === 'agency' ? (agencyPaths[table] ?? adminPaths[table]) : adminPaths[table])();

/** Returns the URL that opens the details of a record, in the list of its table. */
export const getRecordUrl = (area: OfficeArea, table: EntityTable, id: string) =>
  `${getListPath(area, table)}?${new URLSearchParams({ [openRecordParam]: id }).toString()}`;

/**
 * Tables whose search also matches the name of a related record: searching the partners for an agency's name finds its
 * partners.
 */
const relatedNameTables: ReadonlySet<EntityTable> = new Set(['partners', 'purchases', 'tags']);

/** Returns the URL of a list. Adds `search` only if the search of this list matches the names of related records. */
export const createRelatedListUrl = (area: OfficeArea, table: EntityTable, search: string) => {
  const path = getListPath(area, table);
  return search !== '' && relatedNameTables.has(table) ? `${path}?${new URLSearchParams({ search }).toString()}` : path;
};
