import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { tabThrough } from './setup/focus';
import { setAuthCookie } from './setup/signIn';
import { startApplication, visit, withBrowser } from './setup/visit';

withBrowser();

// officeKeyboard.test.ts covers the admin and agency pages in light.
it.each([
  [paths.site.home(), 'light'],
  [paths.site.home(), 'dark'],
  [paths.signIn.email(), 'light'],
  [paths.signIn.password(), 'light'],
  [paths.agency.buy(), 'dark'],
] as const)('%s shows the focus at every Tab stop (%s)', async (path, colorScheme) => {
  const { context, page } = await visit({ colorScheme });
  await setAuthCookie(context);
  await page.goto(path);
  await startApplication(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const { stops, problems } = await tabThrough(page);
  expect(stops).toBeGreaterThan(2);
  expect(problems.filter((problem) => problem.startsWith('no visible focus'))).toEqual([]);
});
