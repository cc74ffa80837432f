import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { openSignedIn, startApplication, visit, withBrowser } from './setup/visit';

withBrowser();

it.each([
  ['a malformed escape', '/%E0%A4%A'],
  ['a zero byte', '/%00'],
  ['a malformed escape below a page', '/Admin-DashBoard/%E0%A4%A'],
  ['10,000 characters', `/${'x'.repeat(10_000)}`],
  ['a property of each object', '/__proto__'],
])('shows the not-found page for %s, before and after hydration', async (_, path) => {
  const { page } = await visit();
  expect((await page.goto(path))?.status()).toBe(404);
  for (const start of [() => Promise.resolve(), () => startApplication(page)]) {
    await start();
    await page.getByRole('heading', { level: 1, name: "This page doesn't scan" }).waitFor();
  }
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await page.waitForURL('/');
});

it('opens the portal after the sign-in, even if the URL names another site', async () => {
  const attackUrl = encodeURIComponent('https://attacker.example/');
  const { page } = await openSignedIn(
    `${paths.signIn.password()}?next=${attackUrl}&redirect=${attackUrl}#${attackUrl}`,
  );
  await page.getByRole('textbox', { name: 'Password' }).fill('secret');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Allow' }).click();
  await page.waitForURL(paths.agency.dashboard());
});
