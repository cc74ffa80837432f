import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { expectNoErrors, withBrowser } from './setup/visit';
import { openInWorkspace } from './setup/workspace';

withBrowser();

it('SET-01 the portal asks for the agency if none has the email of the user, and remembers the answer', async () => {
  const visitor = await openInWorkspace(paths.agency.dashboard(), 'With the sample data', 'nobody@example.com');
  const { page } = visitor;
  await page.getByRole('heading', { level: 1, name: 'Which agency is this?' }).waitFor();
  await page.getByText('No agency has the email nobody@example.com.').waitFor();
  await page.getByRole('button', { name: /^Dune Prints/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  await page.goto(paths.agency.partners());
  await page.getByText('1 of 1').waitFor();
  expect(await page.getByRole('heading', { name: 'Which agency is this?' }).count()).toBe(0);
  await expectNoErrors(visitor);
});

it('SET-01 assigns a tag, activates it, removes its utility, and unassigns it', async () => {
  const visitor = await openInWorkspace(`${paths.agency.tags()}?status=notActivated`);
  const { page } = visitor;
  const hexacode = (await page.getByRole('rowheader').first().textContent()) ?? '';
  await page.getByRole('checkbox', { name: `Select ${hexacode}` }).click();
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign 1 AiroTag' });
  await dialog.getByLabel('Customer or email address').fill('owner@example.com');
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'More actions for the selected AiroTags' }).click();
  await page.getByRole('menuitem', { name: 'Activate' }).click();
  // The list shows only tags that are not activated, so the row disappears when the change is stored.
  await page.getByRole('rowheader', { name: hexacode }).waitFor({ state: 'detached' });
  await page.goto(`${paths.agency.tags()}?search=${hexacode}`);
  const row = page.getByRole('row').filter({ hasText: hexacode });
  await row.getByText('owner@example.com').waitFor();
  await row.getByText('Activated', { exact: true }).waitFor();

  const chooseFromMenu = async (name: string) => {
    await page.getByRole('checkbox', { name: `Select ${hexacode}` }).check();
    await page.getByRole('button', { name: 'More actions for the selected AiroTags' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await chooseFromMenu('Utility: none');
  await row.getByText('Not enabled').waitFor();
  await chooseFromMenu('Unassign');
  await row.getByText('owner@example.com').waitFor({ state: 'detached' });
  await page.reload();
  await row.getByText('Not enabled').waitFor();
  expect(await row.getByText('owner@example.com').count()).toBe(0);
  await expectNoErrors(visitor);
});
