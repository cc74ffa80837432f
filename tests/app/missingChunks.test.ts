import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { openPrinting } from './setup/printing';
import { sampleCases } from './setup/sampleCases';
import { openSignedIn, visit, withBrowser } from './setup/visit';

withBrowser();

const html = '<!doctype html><title>Not a script</title>';
/**
 * Ways in which a request for a chunk can fail: the server cannot be reached, lacks the chunk, or sends something else.
 */
const requestFailures: readonly [name: string, respond: (route: Route) => Promise<void>][] = [
  ['no network', (route) => route.abort()],
  ['status 404', (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' })],
  ['status 503', (route) => route.fulfill({ status: 503, contentType: 'text/plain', body: 'Busy' })],
  ['an HTML page', (route) => route.fulfill({ contentType: 'text/html', body: html })],
];

/** Starts to count the documents that the page requests. Returns a function that returns the count. */
function countDocuments(page: Page) {
  let count = 0;
  page.on('request', (request) => (count += request.isNavigationRequest() ? 1 : 0));
  return () => count;
}

const getErrorHeading = (page: Page) =>
  page.getByRole('main').getByRole('heading', { name: "We couldn't show this page" });
const getNavigationLink = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name });

it('reloads the page once for a missing chunk, then shows the error page inside the frame', async () => {
  const { page } = await openSignedIn(paths.admin.dashboard());
  await page.waitForLoadState('networkidle');
  const readDocumentCount = countDocuments(page);
  await page.route(/assets\/PartnersRoute-/, (route) => route.fulfill({ status: 404 }));
  const reload = page.waitForEvent('load');
  await getNavigationLink(page, 'Partners').click();
  await reload;
  await getErrorHeading(page).waitFor();
  expect(await page.getByRole('main').getByRole('button', { name: 'Reload' }).isVisible()).toBe(true);
  await page.unroute(/assets\/PartnersRoute-/);
  await getNavigationLink(page, 'Overview').click();
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  expect(readDocumentCount()).toBe(1);
});

it.each(sampleCases(requestFailures))(
  'keeps the frame if the entry script is missing too, so that a reload is no help (%s)',
  async (_, respond) => {
    const { page } = await openSignedIn(paths.admin.dashboard());
    await page.waitForLoadState('networkidle');
    const readDocumentCount = countDocuments(page);
    await page.route(/assets\/(PartnersRoute|boot)-/, respond);
    await getNavigationLink(page, 'Partners').click();
    await getErrorHeading(page).and(page.locator(':focus')).waitFor();
    await getNavigationLink(page, 'Overview').click();
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    expect(readDocumentCount()).toBe(0);
  },
);

it.each([
  ['the frame', /assets\/AdminArea-/, paths.admin.dashboard(), 'Overview'],
  ['a sign-in page', /assets\/EmailRoute-/, paths.signIn.email(), 'Welcome to AiroTag'],
])('shows and focuses the error page in a main element if %s cannot be loaded', async (_, chunk, path, heading) => {
  const { page } = await visit();
  await page.route(chunk, (route) => route.abort());
  await page.goto(path);
  // On a sign-in page, a key starts the app. The first failure reloads the page, so a second key is needed.
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      return getErrorHeading(page).count();
    })
    .toBe(1);
  await getErrorHeading(page).and(page.locator(':focus')).waitFor();
  await page.unroute(chunk);
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
});

describe('a missing chunk of a menu, dialog or select', () => {
  const overlays = [
    ['dialog', /assets\/AgencyWizard-/, paths.admin.agencies(), 'button', 'Add Agency', 'dialog'],
    ['select', /assets\/OptionSelect-/, paths.admin.partners(), 'combobox', /^Agency/, 'listbox'],
    ['menu', /assets\/MenuWithItems-/, paths.admin.settings(), 'button', /^Profile menu/, 'menu'],
  ] as const;

  it.each(sampleCases(overlays, 2))(
    'leaves the page as it is and can be loaded again (%s)',
    async (_, chunk, path, role, name, overlay) => {
      const { page } = await visit();
      const readDocumentCount = countDocuments(page);
      await page.route(chunk, (route) => route.abort());
      await page.goto(path);
      await page.getByRole(role, { name }).first().click();
      const error = page.getByRole('alert').filter({ hasText: "couldn't be loaded" });
      await error.getByRole('button', { name: 'Close' }).click();
      await error.waitFor({ state: 'detached' });
      await page.getByRole(role, { name }).first().click();
      await error.waitFor();
      await page.unroute(chunk);
      await error.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole(overlay).waitFor();
      expect(readDocumentCount()).toBe(1);
    },
  );

  it('cancels a confirmation whose dialog cannot be loaded', async () => {
    const { page, context } = await visit();
    await page.route(/assets\/ConfirmDialog-/, (route) => route.abort());
    await page.goto(paths.signIn.password());
    await page.getByRole('textbox', { name: 'Password' }).fill('secret');
    await page.getByRole('button', { name: 'Login' }).click();
    // Closes two errors, since two dialogs cannot be loaded: the question about cookies, and the message that cookies
    // are needed.
    for (let dialog = 0; dialog < 2; dialog++)
      await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('alert').getByRole('button').first().waitFor({ state: 'detached' });
    expect(await page.getByRole('textbox', { name: 'Password' }).inputValue()).toBe('secret');
    expect(await context.cookies()).toEqual([]);
  });
});

it('says that a CSV file could not be made if its chunk is missing', async () => {
  const { page } = await visit();
  await page.route(/assets\/papaparse/, (route) => route.abort());
  await page.goto(paths.admin.agencies());
  await page.getByRole('button', { name: 'Download CSV' }).click();
  await page.getByRole('alertdialog').getByText("We couldn't make the file.").waitFor();
});

it('says that the code list of a PDF could not be made if its chunk is missing', async () => {
  const { page } = await openPrinting();
  await page.route(/assets\/papaparse/, (route) => route.abort());
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  await page.getByRole('button', { name: 'Code list (CSV)' }).click();
  await page.getByRole('alertdialog').getByText('The code list could not be made').waitFor();
});
