import { isRecord } from '../isRecord';
import { textOneOf } from './querySchema';

/** Options for the number of rows per page. */
export const pageSizes = [25, 50, 100, 250] as const;

/** Densities of a table, with rows 52, 40 and 32 px high. */
export const densities = ['comfortable', 'compact', 'dense'] as const;

/** The user's settings for the table of one list. */
export type TableView = {
  /** Ids of the hidden columns. Undefined until the user chooses columns: the screen width decides until then. */
  hidden: string[] | undefined;
  density: (typeof densities)[number];
  rowsPerPage: (typeof pageSizes)[number];
};

export const defaultTableView: TableView = { hidden: undefined, density: 'comfortable', rowsPerPage: 50 };

/**
 * True if a list with `rowCount` rows does not fit on one page of the default size or, after the user has chosen another
 * size, of the smallest size.
 */
export const hasPagination = (rowCount: number, { rowsPerPage }: Pick<TableView, 'rowsPerPage'>): boolean =>
  rowCount > (rowsPerPage === defaultTableView.rowsPerPage ? rowsPerPage : pageSizes[0]);

const readDensity = textOneOf(densities, defaultTableView.density);

/** Parses the stored views of all lists, with the lists' names as keys. Replaces invalid settings with defaults. */
export function readTableViews(stored: unknown): Record<string, TableView> {
  if (!isRecord(stored) || !isRecord(stored['views'])) return {};
  return Object.fromEntries(Object.entries(stored['views']).map(([list, view]) => [list, readTableView(view)]));
}

function readTableView(stored: unknown): TableView {
  const { hidden, density, rowsPerPage } = isRecord(stored) ? stored : {};
  return {
    hidden: Array.isArray(hidden) && hidden.every(isString) ? hidden : defaultTableView.hidden,
    density: readDensity(density),
    rowsPerPage: pageSizes.find((size) => size === rowsPerPage) ?? defaultTableView.rowsPerPage,
  };
}

const isString = (value: unknown) => typeof value === 'string';
