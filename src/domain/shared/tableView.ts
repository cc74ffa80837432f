import * as z from 'zod';

/** How many rows a page can have. */
export const pageSizes = [25, 50, 100, 250] as const;

/** How somebody likes a table; kept for each person and list. What is not understood falls back. */
export const tableViewSchema = z.object({
  /** Ids of the columns left out. */
  hidden: z.array(z.string().max(100)).max(50).catch([]),
  density: z.enum(['comfortable', 'compact']).catch('comfortable'),
  rowsPerPage: z.literal(pageSizes).catch(50),
});

export type TableView = z.infer<typeof tableViewSchema>;

/** All columns, tall rows, fifty on a page. */
export const defaultTableView: TableView = tableViewSchema.parse({});

/** Under which key of the browser's storage the views lie. */
export const tableViewsKey = 'tableviews';

const storedViewsSchema = z.object({ views: z.record(z.string(), tableViewSchema) });

/** The views by the names of their lists, out of whatever was stored; junk is no view. Never throws. */
export function readTableViews(stored: unknown): Record<string, TableView> {
  const result = storedViewsSchema.safeParse(stored);
  return result.success ? result.data.views : {};
}
