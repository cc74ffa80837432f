import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { expectPageQuality } from './setup/audit';
import { expectAccessible } from './setup/expectAccessible';
import {
  expectNoErrors,
  openSignedIn,
  setAuthCookie,
  siteOrigin,
  startApplication,
  visit,
  withBrowser,
} from './setup/visit';

withBrowser();

const { signIn, admin, agency } = paths;

/**
 * All pages of the sign-in and the office. `item` is the navigation item that is marked as the current page, and
 * `unavailable` lists the controls that are not available yet.
 */
const pages: readonly [path: string, heading: string, item?: string, unavailable?: string[]][] = [
  [signIn.email(), 'Welcome to AiroTag'],
  [signIn.admin(), 'Welcome to AiroTag'],
  [signIn.password(), 'Enter your password'],
  [signIn.code(), 'Verify Email'],
  ['/Admin-DashBoard', 'Overview', 'Overview'],
  ['/Admin-Agencies', 'Agencies', 'Agencies'],
  ['/Admin-Partners', 'Partners', 'Partners'],
  ['/Admin-Customers', 'Customers', 'Customers'],
  ['/Admin-Packages', 'Packages', 'Packages'],
  ['/Admin-Package-Purchases', 'Package Purchases', 'Package Purchases'],
  ['/Admin-AiroTags', 'Generated AiroTags', 'AiroTags', ['Go']],
  ['/Admin-Utilities', 'AiroTag Utilities', 'Utilities'],
  ['/Admin-Settings', 'Site Settings', 'Settings'],
  [agency.dashboard(), 'Overview', 'Home'],
  [agency.tags(), 'AiroTags', 'AiroTags'],
  [agency.partners(), 'Partners', 'Partners'],
  [agency.customers(), 'Customers', 'Customers'],
  [agency.buy(), 'Packages', 'Buy AiroTag', ['Buy Now', 'Buy Now', 'Buy Now']],
  [agency.printing(), 'Printing', 'Printing'],
];

it('tests each page of the sign-in, the back-office and the portal', () => {
  const knownPaths = [signIn, admin, agency].flatMap((area) => Object.values(area).map((path) => path()));
  expect(pages.map(([path]) => path).sort()).toEqual(knownPaths.sort());
});

const indexedPages = pages.map(([path, heading, item, unavailable = []], index) => ({
  path,
  heading,
  item,
  unavailable,
  index,
}));

it.each(indexedPages)(
  'ADM-01 AGY-09 AGY-10 $path passes all checks',
  async ({ path, heading, item, unavailable: unavailableControls, index }) => {
    const visitor = await visit();
    const { page, context } = visitor;
    const needsCookie = Object.values(agency).some((agencyPath) => agencyPath() === path);
    if (needsCookie) await setAuthCookie(context);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    // The response excludes the page from search engines, before any script runs.
    expect(await response?.text()).toContain('<meta name="robots" content="noindex"');
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
    expect(page.url()).toBe(siteOrigin + path);
    expect(await page.locator('head > meta[name=robots]').count()).toBe(1);
    expect(await page.locator('nav [aria-current="page"]').allTextContents()).toEqual(item ? [item] : []);
    expect(await context.cookies()).toHaveLength(needsCookie ? 1 : 0);
    const isSignIn = Object.values(signIn).some((signInPath) => signInPath() === path);
    if (isSignIn) await startApplication(page);
    // On larger screens, the printing screen loads the fields of its settings at once, so the larger limit applies.
    const phase = isSignIn || path === agency.printing() ? 'after' : 'before';
    await expectPageQuality(visitor, { path, scriptPhase: phase, unavailableControls });
    await expectAccessible(page, index);
  },
);

it('ADM-03 ADM-05 shows all activities at their own URL, and opens settings and signs out in the profile menu', async () => {
  const visitor = await openSignedIn(admin.dashboard());
  const { page, context } = visitor;
  const chooseFromProfileMenu = async (item: string) => {
    await page.getByRole('button', { name: 'Profile menu, Admin owner' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await page.getByRole('link', { name: 'View all' }).click();
  await page.getByRole('link', { name: 'View recent' }).waitFor();
  expect(page.url()).toBe(`${siteOrigin}/Admin-DashBoard?activities=all`);
  expect(await page.getByRole('main').getByRole('listitem').count()).toBe(9);
  await chooseFromProfileMenu('Settings');
  await page.getByRole('heading', { level: 1, name: 'Site Settings' }).waitFor();
  expect(page.url()).toBe(siteOrigin + admin.settings());
  await chooseFromProfileMenu('Logout');
  await page.getByRole('button', { name: 'Continue' }).waitFor();
  await page.waitForURL(siteOrigin + signIn.email());
  expect(await context.cookies()).toEqual([]);
  await expectNoErrors(visitor);
});
