import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { expectNoErrors, withBrowser } from './setup/visit';
import { openInWorkspace } from './setup/workspace';

withBrowser();

it('SET-01 keeps site settings and their history', async () => {
  const visitor = await openInWorkspace(paths.admin.settings(), 'Empty');
  const { page } = visitor;
  const customUrl = 'https://www.example.com/new';
  const openTab = () => page.getByRole('tab', { name: 'Custom URL Settings' }).click();
  const getField = () => page.getByRole('textbox', { name: 'Custom URL' });
  await openTab();
  await getField().fill(customUrl);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved.', { exact: true }).waitFor();
  await page.reload();
  await openTab();
  expect(await getField().inputValue()).toBe(customUrl);
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('dialog', { name: 'History' }).getByText(customUrl).waitFor();
  await expectNoErrors(visitor);
});
