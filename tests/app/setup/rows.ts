import type { Page } from 'playwright';

/** Returns the first cell of a list's row, which contains the name of the record. */
export const getRowName = (page: Page, name: string) => page.getByRole('rowheader', { name, exact: true });

/** Returns the names of the records on the page of a list. */
export const readRowNames = (page: Page) => page.getByRole('rowheader').allTextContents();
