import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { readFocusedName, tabTo, tabToElement } from './setup/focus';
import { expectNoErrors, withBrowser } from './setup/visit';
import { getAlert, getDataChip, openOffice, openInWorkspace } from './setup/workspace';

withBrowser();

const pressEnterOn = async (page: Page, name: string) => {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
};

it('opens the details of a row, edits it and saves by keyboard', async () => {
  const visitor = await openInWorkspace(paths.admin.utilities());
  const { page } = visitor;
  const [firstName = ''] = await page.getByRole('rowheader').allTextContents();
  await pressEnterOn(page, firstName);
  await page.getByRole('dialog', { name: firstName }).waitFor();
  await pressEnterOn(page, 'Edit');
  await expect.poll(() => readFocusedName(page)).toBe('Name');
  await page.keyboard.press('End');
  await page.keyboard.type(' 2');
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { selected: true, name: /^2/ }).waitFor();
  await pressEnterOn(page, 'Save');
  await getAlert(page).getByText('AiroTag Utility updated successfully!').waitFor();
  await page.keyboard.press('Space');
  await page.getByRole('dialog', { name: `${firstName} 2` }).waitFor();
  await expectNoErrors(visitor);
});

it('changes and saves a setting by keyboard', async () => {
  const visitor = await openInWorkspace(paths.admin.settings(), 'Empty');
  const { page } = visitor;
  await tabToElement(page, page.getByRole('tab', { selected: true }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Custom URL Settings', selected: true }).waitFor();
  const urlField = page.getByRole('textbox', { name: 'Custom URL' });
  await tabToElement(page, urlField);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('https://www.example.com/new');
  await pressEnterOn(page, 'Save');
  await page.getByText('Saved.', { exact: true }).waitFor();
  await page.reload();
  await page.getByRole('tab', { name: 'Custom URL Settings' }).click();
  await expect.poll(() => urlField.inputValue()).toBe('https://www.example.com/new');
  await expectNoErrors(visitor);
});

it('SET-01 starts a workspace in its panel by keyboard, and returns the focus when the panel closes', async () => {
  const visitor = await openOffice(paths.admin.agencies());
  const { page } = visitor;
  await pressEnterOn(page, 'Sample data');
  const panel = page.getByRole('dialog');
  await panel.waitFor();
  await pressEnterOn(page, 'Start a workspace');
  await tabToElement(page, panel.getByRole('button', { name: 'Empty' }));
  await page.keyboard.press('Enter');
  await panel.getByText('Your workspace is ready.').waitFor();
  expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await page.getByText('No agencies found.').waitFor();
  await expect.poll(() => readFocusedName(page)).toBe((await getDataChip(page, 'My workspace').textContent()) ?? '');
  await expectNoErrors(visitor);
});
