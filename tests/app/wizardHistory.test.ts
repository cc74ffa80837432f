import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { readFocusedName } from './setup/focus';
import { expectNoErrors, startApplication, visit, withBrowser } from './setup/visit';
import type { Visit } from './setup/visit';
import { openInWorkspace } from './setup/workspace';

withBrowser();

const getWizard = ({ page }: Visit) => page.getByRole('dialog', { name: 'Add Agency' });
const getField = (visitor: Visit, name: string) => getWizard(visitor).getByRole('textbox', { name });
const clickNext = (visitor: Visit) => getWizard(visitor).getByRole('button', { name: 'Next' }).click();
const expectFocus = ({ page }: Visit, name: string) => expect.poll(() => readFocusedName(page)).toBe(name);

/** Opens a wizard, fills in a field of its first step, and a field of its second step. */
async function openSecondStep() {
  const visitor = await visit();
  await visitor.page.goto(paths.admin.agencies());
  await startApplication(visitor.page);
  await visitor.page.getByRole('button', { name: 'Add Agency' }).click();
  await getField(visitor, 'Email').fill('new@example.com');
  await clickNext(visitor);
  await getField(visitor, 'Agency name').fill('New Sample Tags');
  return visitor;
}

/** Expects an empty wizard on its first step, without errors. */
async function expectEmptyWizard(visitor: Visit) {
  await getWizard(visitor).waitFor();
  await expectFocus(visitor, 'Email');
  expect(await getField(visitor, 'Email').inputValue()).toBe('');
  expect(await visitor.page.getByRole('tab', { name: '1. Sign-in' }).getAttribute('aria-selected')).toBe('true');
  expect(await visitor.page.getByRole('alert').count()).toBe(0);
  await getField(visitor, 'Email').fill('new@example.com');
  await clickNext(visitor);
  await expectFocus(visitor, 'Agency name');
  expect(await getField(visitor, 'Agency name').inputValue()).toBe('');
}

it('ADM-13 opens an empty wizard after Back, Leave and Forward', async () => {
  const visitor = await openSecondStep();
  const { page } = visitor;
  // page.goBack() would wait for a navigation that the confirm dialog blocks.
  await page.evaluate(() => history.back());
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await getWizard(visitor).waitFor({ state: 'detached' });
  await page.evaluate(() => history.forward());
  await expectEmptyWizard(visitor);
  await expectNoErrors(visitor);
});

it('ADM-13 shows the list, not the wizard, when the URL of the list is entered again', async () => {
  const visitor = await openSecondStep();
  const { page } = visitor;
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(paths.admin.agencies());
  await startApplication(page);
  await page.getByText('2 of 2 agencies').waitFor();
  expect(await getWizard(visitor).count()).toBe(0);
  await page.getByRole('button', { name: 'Add Agency' }).click();
  await getWizard(visitor).waitFor();
  await expectNoErrors(visitor);
});

it('ADM-13 opens an empty wizard after a reload, and focuses the heading when it closes', async () => {
  const visitor = await openSecondStep();
  const { page } = visitor;
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await getWizard(visitor).waitFor();
  await page.keyboard.press('Escape');
  await getWizard(visitor).waitFor({ state: 'detached' });
  // After the reload, there is no button to which the focus could return.
  await expectFocus(visitor, 'Agencies');
  await page.evaluate(() => history.forward());
  await expectEmptyWizard(visitor);
  await expectNoErrors(visitor);
});

it('keeps the scroll position of the list while a form is open, and after it closes', async () => {
  const visitor = await openInWorkspace(paths.admin.tags());
  const { page } = visitor;
  // Includes hidden buttons, since a dialog hides the page behind it.
  const editButtons = page.getByRole('button', { name: /^Edit /, includeHidden: true });
  await expect.poll(() => editButtons.count()).toBe(50);
  const editButton = editButtons.nth(30);
  // Scrolls to the button first, since rows get their final heights only when they scroll into view.
  await editButton.hover();
  const readTop = () => editButton.evaluate((button) => button.getBoundingClientRect().top);
  const topBefore = await readTop();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await editButton.click();
  const form = page.getByRole('dialog', { name: 'Edit Generated AiroTag' });
  await form.waitFor();
  expect(await readTop()).toBe(topBefore);
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'detached' });
  expect(await readTop()).toBe(topBefore);
  await expectNoErrors(visitor);
});
