import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { readStoredData } from './setup/storedData';
import { expectNoErrors, startApplication, visit, withBrowser } from './setup/visit';
import type { Visit } from './setup/visit';
import { getDataChip, openOffice } from './setup/workspace';

withBrowser();

async function openSettings() {
  const visitor = await visit();
  await visitor.page.goto(paths.admin.settings());
  await startApplication(visitor.page);
  await visitor.page.getByRole('tab').first().waitFor();
  return visitor;
}

const getButton = ({ page }: Visit, name: string) => page.getByRole('button', { name, exact: true });
const getTab = ({ page }: Visit, name: string) => page.getByRole('tab', { name });
const getCustomUrlField = ({ page }: Visit) => page.getByRole('textbox', { name: 'Custom URL' });
const getLeaveDialog = ({ page }: Visit) => page.getByRole('alertdialog', { name: /^Leave without saving\?/ });

it('ADM-18 scrolls the tabs to the selected one on a phone', async () => {
  const visitor = await openSettings();
  const { page } = visitor;
  await page.setViewportSize({ width: 360, height: 740 });
  for (const name of ['Redirect Configuration', 'Custom URL Settings', 'App Store Settings', 'Timestamps']) {
    await getTab(visitor, name).click();
    await expect
      .poll(() =>
        getTab(visitor, name).evaluate((element) => {
          const { left, right } = element.getBoundingClientRect();
          return left >= 0 && right <= innerWidth;
        }),
      )
      .toBe(true);
  }
  await expectNoErrors(visitor);
});

it('ADM-18 logs a save without sending or storing it, and lists it in the history', async () => {
  const visitor = await openSettings();
  const { page } = visitor;
  const dataBefore = await readStoredData(visitor);
  const requests: string[] = [];
  const consoleMessages: string[] = [];
  page.on('request', (request) => {
    // Ignores scripts, since the first interaction loads the chunks of dialogs.
    if (request.resourceType() !== 'script') requests.push(request.url());
  });
  page.on('console', (message) => consoleMessages.push(message.text()));

  await getTab(visitor, 'Custom URL Settings').click();
  await getCustomUrlField(visitor).fill('javascript:alert(1)');
  await getCustomUrlField(visitor).press('Tab');
  await page.getByText(/^This doesn't look like a web address/).waitFor();
  await getButton(visitor, 'Save and continue editing').click();
  await page.getByText('Saved until you reload: this is sample data.').waitFor();
  expect(await getTab(visitor, 'Custom URL Settings').getAttribute('aria-selected')).toBe('true');

  await getCustomUrlField(visitor).fill('https://www.example.com/new');
  await getButton(visitor, 'Save').click();
  await page.getByText('Saved until you reload: this is sample data.').waitFor();
  expect(await getTab(visitor, 'Custom URL Settings').getAttribute('aria-selected')).toBe('true');

  await getButton(visitor, 'History').click();
  const historyItems = page.getByRole('dialog', { name: 'History' }).getByRole('listitem');
  expect(await historyItems.allTextContents()).toEqual([
    expect.stringMatching(
      /^Saved at \d\d:\d\dCustom URLbefore javascript:alert\(1\)after https:\/\/www.example.com\/new$/,
    ),
    expect.stringMatching(/^Saved at \d\d:\d\dCustom URLbefore https:.+after javascript:alert\(1\)$/),
  ]);
  expect(consoleMessages).toEqual([expect.stringMatching(/^Site Settings /), expect.stringMatching(/^Site Settings /)]);
  expect(requests).toEqual([]);
  expect(await readStoredData(visitor)).toEqual(dataBefore);
  await expectNoErrors(visitor);
});

it('ADM-18 asks for confirmation once before changes are lost, and does not ask after a save', async () => {
  const visitor = await openSettings();
  const { page } = visitor;
  const agenciesLink = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Agencies' });
  await page.getByText('App Store URLs', { exact: true }).click();
  await agenciesLink.click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  expect(await page.getByRole('radio', { name: 'App Store URLs' }).isChecked()).toBe(true);
  expect(new URL(page.url()).pathname).toBe(paths.admin.settings());
  await getButton(visitor, 'Save and continue editing').click();
  await page.getByText('Saved until you reload: this is sample data.').waitFor();
  await agenciesLink.click();
  await page.getByRole('heading', { level: 1, name: 'Agencies' }).waitFor();
  expect(await getLeaveDialog(visitor).count()).toBe(0);
  await page.goBack();
  await page.getByRole('radiogroup').getByText('Custom URL').click();
  await agenciesLink.click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Agencies' }).waitFor();
  expect(await getLeaveDialog(visitor).count()).toBe(0);
  await expectNoErrors(visitor);
});

it('does not ask when a link leads to the same page', async () => {
  const visitor = await openSettings();
  const { page } = visitor;
  const getNavigationLink = (name: string) =>
    page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name });
  await page.getByText('App Store URLs', { exact: true }).click();
  await getNavigationLink('Settings').click();
  expect(await getLeaveDialog(visitor).count()).toBe(0);
  expect(await page.getByRole('radio', { name: 'App Store URLs' }).isChecked()).toBe(true);
  // The change is still unsaved, so a link to another page opens the confirm dialog.
  await getNavigationLink('Agencies').click();
  await getLeaveDialog(visitor).waitFor();
});

it('asks before a workspace replaces a form with unsaved changes', async () => {
  const visitor = await openSettings();
  const { page } = visitor;
  await page.getByText('App Store URLs', { exact: true }).click();
  const chooseEmptyWorkspace = async () => {
    await getDataChip(page, 'Sample data').click();
    await getButton(visitor, 'Start a workspace').click();
    await page.getByRole('button', { name: 'Empty' }).click();
    await getLeaveDialog(visitor).waitFor();
  };
  await chooseEmptyWorkspace();
  await getButton(visitor, 'Keep editing').click();
  await page.keyboard.press('Escape');
  await getDataChip(page, 'Sample data').waitFor();
  expect(await page.getByRole('radio', { name: 'App Store URLs' }).isChecked()).toBe(true);
  await chooseEmptyWorkspace();
  await getButton(visitor, 'Leave').click();
  await page.getByText('Your workspace is ready.').waitFor();
  await expectNoErrors(visitor);
});

it('AGY-02 Logout asks before it signs out, if there are unsaved changes', async () => {
  const visitor = await openOffice(paths.admin.settings());
  const { page, context } = visitor;
  await startApplication(page);
  await page.getByText('App Store URLs', { exact: true }).click();
  const clickLogout = async () => {
    await page.getByRole('button', { name: /^Profile menu/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await getLeaveDialog(visitor).waitFor();
  };
  await clickLogout();
  await getButton(visitor, 'Keep editing').click();
  expect(await page.getByRole('radio', { name: 'App Store URLs' }).isChecked()).toBe(true);
  expect(await context.cookies()).toHaveLength(1);
  await clickLogout();
  await getButton(visitor, 'Leave').click();
  await getButton(visitor, 'Continue').waitFor();
  expect(await context.cookies()).toEqual([]);
  await expectNoErrors(visitor);
});
