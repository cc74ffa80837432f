import { openRecordParam, paths } from '~/domain/paths';
import type { EntityTable } from '~/domain/workspace/records';

/** The area of the office, which decides to which list a link leads. */
export type OfficeArea = 'admin' | 'agency';

const adminPaths: Record<EntityTable, () => string> = paths.admin;

const agencyPaths: Partial<Record<EntityTable, () => string>> = paths.agency;

/** Path of the list with the records of a table. The portal has lists of its own for some tables. */
export const getListPath = (area: OfficeArea, table: EntityTable) =>
  (area === 'agency' ? (agencyPaths[table] ?? adminPaths[table]) : adminPaths[table])();

/** URL of a record's details. */
export const getRecordUrl = (area: OfficeArea, table: EntityTable, id: string) =>
  `${getListPath(area, table)}?${new URLSearchParams({ [openRecordParam]: id }).toString()}`;

/**
 * Tables whose search also matches the name of a related record: searching the partners for an agency's name finds its
 * partners.
 */
const relatedNameTables: ReadonlySet<EntityTable> = new Set(['partners', 'purchases', 'tags']);

/** URL of a list. It contains `search` if the search of the list also matches the names of related records. */
export const createRelatedListUrl = (area: OfficeArea, table: EntityTable, search: string) => {
  const path = getListPath(area, table);
  return search !== '' && relatedNameTables.has(table) ? `${path}?${new URLSearchParams({ search }).toString()}` : path;
};
