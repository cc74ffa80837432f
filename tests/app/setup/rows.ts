import type { Page } from 'playwright';

/** Returns the cell of a list that contains the name of a record. */
export const getRowHeader = (page: Page, name: string) => page.getByRole('rowheader', { name, exact: true });

/** Returns the names of the records on the current page of a list. */
export const readRowNames = (page: Page) => page.getByRole('rowheader').allTextContents();
