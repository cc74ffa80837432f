import { isRecord } from '../isRecord';
import { oneOf } from './querySchema';

/** How many rows a page can have. */
export const pageSizes = [25, 50, 100, 250] as const;

/** How somebody likes a table; kept for each person and list. */
export type TableView = {
  /** Ids of the columns left out. */
  hidden: string[];
  density: 'comfortable' | 'compact';
  rowsPerPage: (typeof pageSizes)[number];
};

/** All columns, tall rows, fifty on a page. */
export const defaultTableView: TableView = { hidden: [], density: 'comfortable', rowsPerPage: 50 };

/** Under which key of the browser's storage the views lie. */
export const tableViewsKey = 'tableviews';

/** More columns than any table has, and characters of the longest id of one. */
const limits = { columns: 50, id: 100 } as const;

const readDensity = oneOf(['comfortable', 'compact'], defaultTableView.density);

/** The views by the names of their lists, out of whatever was stored; junk is no view. Never throws. */
export function readTableViews(stored: unknown): Record<string, TableView> {
  if (!isRecord(stored) || !isRecord(stored['views'])) return {};
  const views = Object.entries(stored['views']);
  if (!views.every(([, view]) => isRecord(view))) return {};
  return Object.fromEntries(views.map(([list, view]) => [list, readTableView(view)]));
}

/** What is not understood of a view falls back. */
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
    stored.length <= limits.columns &&
    stored.every((id) => typeof id === 'string' && id.length <= limits.id)
  );
}
