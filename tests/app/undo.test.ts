import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { readFocusedName } from './setup/focus';
import { expectNoErrors, startApplication, visit, withBrowser } from './setup/visit';
import type { Visit } from './setup/visit';

withBrowser();

const getSnackbarText = ({ page }: Visit) => page.getByText('Harbour Tags deleted');
const getUndoButton = ({ page }: Visit) => page.getByRole('button', { name: 'Undo', exact: true });
const openFromNavigation = ({ page }: Visit, name: string) =>
  page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name }).click();
const getHeading = ({ page }: Visit, name: string) => page.getByRole('heading', { level: 1, name });

/** Opens the list of agencies, with a clock that the test can fast-forward, and deletes one agency. */
async function deleteAgency(options: Parameters<typeof visit>[0] = {}) {
  const visitor = await visit(options);
  const { page } = visitor;
  await page.clock.install();
  await page.goto(paths.admin.agencies());
  await startApplication(page);
  await page.getByRole('button', { name: 'Delete Harbour Tags' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await getSnackbarText(visitor).waitFor();
  return visitor;
}

it('restores the rows deleted on two pages from the second page, by keyboard', async () => {
  const visitor = await deleteAgency();
  const { page } = visitor;
  await openFromNavigation(visitor, 'Utilities');
  await expect.poll(() => readFocusedName(page)).toBe('AiroTag Utilities');
  const rowCountBefore = await page.getByRole('rowheader').count();
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText(/ and 1 more deleted$/).waitFor();
  // The snackbar is before the focused heading in the tab order.
  await expect.poll(() => readFocusedName(page)).toBe('AiroTag Utilities');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await readFocusedName(page)).toBe('Undo all');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('rowheader').count()).toBe(rowCountBefore);
  await expect.poll(() => readFocusedName(page)).toBe('AiroTag Utilities');
  await openFromNavigation(visitor, 'Agencies');
  await page.getByText('2 of 2 agencies').waitFor();
  await expectNoErrors(visitor);
});

it('closes the snackbar after its timeout, also on another page, and does not move the focus', async () => {
  const visitor = await deleteAgency();
  const { page } = visitor;
  await page.clock.fastForward(6_000);
  await openFromNavigation(visitor, 'Partners');
  await getHeading(visitor, 'Partners').waitFor();
  await getUndoButton(visitor).waitFor();
  await page.getByRole('searchbox').click();
  await page.clock.fastForward(6_000);
  await getUndoButton(visitor).waitFor({ state: 'detached' });
  expect(await page.getByRole('searchbox').evaluate((field) => field === document.activeElement)).toBe(true);
  await openFromNavigation(visitor, 'Agencies');
  await page.getByText('1 of 1 agencies').waitFor();
  await expectNoErrors(visitor);
});

it('shows an open wizard above the snackbar', async () => {
  const visitor = await deleteAgency({ viewport: { width: 360, height: 640 } });
  const { page } = visitor;
  const isSnackbarOnTop = () =>
    getSnackbarText(visitor).evaluate((text) => {
      const { left, top, width, height } = text.getBoundingClientRect();
      return text.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  expect(await isSnackbarOnTop()).toBe(true);
  await page.getByRole('button', { name: 'Add Agency' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await isSnackbarOnTop()).toBe(false);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await getUndoButton(visitor).click();
  await page.getByText('2 of 2 agencies').waitFor();
});
