import { isRecord } from '../isRecord';
import { oneOf } from './querySchema';

/** Options for the number of rows per page. */
export const pageSizes = [25, 50, 100, 250] as const;

/** Row heights of 52, 40 and 32 px. */
export const densities = ['comfortable', 'compact', 'dense'] as const;

/** The user's settings for the table of one list. */
export type TableView = {
  /** Ids of the hidden columns. Undefined until the user chooses: then the width of the screen decides. */
  hidden: string[] | undefined;
  density: (typeof densities)[number];
  rowsPerPage: (typeof pageSizes)[number];
};

export const defaultTableView: TableView = { hidden: undefined, density: 'comfortable', rowsPerPage: 50 };

/** Local storage key of the table views. */
export const tableViewsKey = 'tableviews';

/** Limits of stored data: the number of hidden columns, and the length of a column id in characters. */
const limits = { hiddenColumns: 50, idLength: 100 } as const;

const readDensity = oneOf(densities, defaultTableView.density);

/** Parses stored table views by name of the list. Invalid parts of a view become defaults. Never throws. */
export function readTableViews(stored: unknown): Record<string, TableView> {
  if (!isRecord(stored) || !isRecord(stored['views'])) return {};
  const views = Object.entries(stored['views']);
  if (!views.every(([, view]) => isRecord(view))) return {};
  return Object.fromEntries(views.map(([list, view]) => [list, readTableView(view)]));
}

function readTableView(stored: unknown): TableView {
  const { hidden, density, rowsPerPage } = isRecord(stored) ? stored : {};
  return {
    hidden: isListOfIds(hidden) ? hidden : defaultTableView.hidden,
    density: readDensity(density),
    rowsPerPage: pageSizes.find((size) => size === rowsPerPage) ?? defaultTableView.rowsPerPage,
  };
}

function isListOfIds(stored: unknown): stored is string[] {
  return (
    Array.isArray(stored) &&
    stored.length <= limits.hiddenColumns &&
    stored.every((id) => typeof id === 'string' && id.length <= limits.idLength)
  );
}
