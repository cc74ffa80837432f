import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { findViolations } from './setup/audit';
import { findMotion } from './setup/motion';
import { findLastingProblems, findLostContent } from './setup/reflow';
import { takeEveryNth } from './setup/sampleCases';
import { openSignedIn, startApplication, withBrowser } from './setup/visit';

withBrowser();

const { site, signIn, admin, agency } = paths;

/** An element by its role and name. */
type NamedElement = readonly [role: Parameters<Page['getByRole']>[0], name?: string | RegExp];
type OpenState = {
  name: string;
  path: string;
  /** Elements to click, one after the other. */
  clicks: readonly NamedElement[];
  /** The element that appears after the clicks. */
  shows: NamedElement;
  /** True if the first element to click is in the menu of the public site, which is closed at first on phones. */
  isInSiteMenu?: boolean;
  /** Set if the state exists only on phones, or only in wide windows. */
  only?: 'phone' | 'wide';
};

const addPurchaseButton = ['button', /^Add( Package Purchase)?$/] as const;
const chooseTagsButton = ['button', 'Choose your tags'] as const;
const tagSettingsButton = ['button', 'Use a list or a number series instead'] as const;

/** The tested states: open menus, dialogs, panels and error messages. */
const openStates: readonly OpenState[] = [
  {
    name: 'products menu',
    path: site.home(),
    clicks: [['button', 'Products']],
    shows: ['radio', 'Businesses'],
    isInSiteMenu: true,
  },
  {
    name: 'download panel',
    path: site.contact(),
    clicks: [['button', 'Download app']],
    shows: ['dialog'],
    isInSiteMenu: true,
  },
  { name: 'scenario', path: site.experience(), clicks: [['radio', 'A car']], shows: ['link', 'Open its page'] },
  {
    name: 'missing code',
    path: site.experience(),
    clicks: [['button', 'Open the tag']],
    shows: ['textbox', 'Type the code on the tag'],
  },
  { name: 'missing email', path: signIn.email(), clicks: [['button', 'Continue']], shows: ['alert'] },
  { name: 'missing password', path: signIn.password(), clicks: [['button', 'Login']], shows: ['alert'] },
  { name: 'profile menu', path: admin.purchases(), clicks: [['button', /^Profile menu/]], shows: ['menu'] },
  { name: 'columns', path: admin.customers(), clicks: [['button', 'Columns']], shows: ['menu'], only: 'wide' },
  { name: 'density', path: admin.customers(), clicks: [['button', 'Density']], shows: ['menu'], only: 'wide' },
  { name: 'sort', path: admin.customers(), clicks: [['button', /^Sort/]], shows: ['menu'], only: 'phone' },
  { name: 'filters', path: agency.tags(), clicks: [['button', 'Filters']], shows: ['dialog'], only: 'phone' },
  { name: 'filter', path: admin.tags(), clicks: [['combobox', /^Owner/]], shows: ['listbox'], only: 'wide' },
  { name: 'all pages', path: admin.settings(), clicks: [['button', 'More']], shows: ['dialog'], only: 'phone' },
  { name: 'details', path: admin.agencies(), clicks: [['link', 'Harbour Tags']], shows: ['dialog', 'Harbour Tags'] },
  { name: 'QR code', path: agency.tags(), clicks: [['button', /^QR code of/]], shows: ['button', 'Close the QR code'] },
  { name: 'selected rows', path: admin.tags(), clicks: [['checkbox', /^Select /]], shows: ['checkbox', /^Select /] },
  { name: 'confirm dialog', path: admin.purchases(), clicks: [['button', /^Delete /]], shows: ['alertdialog'] },
  {
    name: 'undo snackbar',
    path: admin.customers(),
    clicks: [
      ['button', /^Delete /],
      ['button', 'Delete'],
    ],
    shows: ['button', 'Undo'],
  },
  {
    name: 'wizard with errors',
    path: admin.purchases(),
    clicks: [addPurchaseButton, ['button', 'Next']],
    shows: ['alert'],
  },
  {
    name: 'select in a wizard',
    path: admin.purchases(),
    clicks: [addPurchaseButton, ['combobox', 'Package']],
    shows: ['listbox'],
  },
  { name: 'history', path: admin.settings(), clicks: [['button', 'History']], shows: ['dialog', 'History'] },
  {
    name: 'sample data panel',
    path: admin.dashboard(),
    clicks: [['button', 'Sample data']],
    shows: ['button', 'Start a workspace'],
  },
  {
    name: 'start of a workspace',
    path: admin.dashboard(),
    clicks: [
      ['button', 'Sample data'],
      ['button', 'Start a workspace'],
    ],
    shows: ['button', /^Empty/],
  },
  { name: 'tag picker', path: agency.printing(), clicks: [chooseTagsButton], shows: ['checkbox', 'Select 7F3A9C21'] },
  {
    name: 'list of codes',
    path: agency.printing(),
    clicks: [chooseTagsButton, tagSettingsButton, ['radio', 'List or CSV']],
    shows: ['textbox', 'Codes'],
  },
  {
    name: 'print runs',
    path: agency.printing(),
    clicks: [chooseTagsButton, tagSettingsButton, ['button', 'Recent runs']],
    shows: ['dialog'],
  },
  {
    name: 'label sheets',
    path: agency.printing(),
    clicks: [['button', /^Label sheet/]],
    shows: ['dialog'],
    only: 'wide',
  },
];

/** Returns the kinds of windows in which a state is tested. In `npm test`, phones and wide windows take turns. */
function chooseWindows({ only }: OpenState, index: number): ('phone' | 'wide')[] {
  if (only) return [only];
  if (process.env.EXHAUSTIVE) return ['phone', 'wide'];
  return [index % 2 === 0 ? 'phone' : 'wide'];
}

const testedStates = takeEveryNth(
  openStates.map((state, index) => ({ ...state, windows: chooseWindows(state, index) })),
  0,
  3,
);

it.each(testedStates)('shows the open state "$name" without violations, lost content or motion', async (state) => {
  const { path, clicks, shows, isInSiteMenu, windows } = state;
  for (const windowKind of windows) {
    const isPhone = windowKind === 'phone';
    const { page } = await openSignedIn(path, {
      viewport: { width: isPhone ? 360 : 1280, height: 800 },
      colorScheme: isPhone ? 'dark' : 'light',
    });
    page.setDefaultTimeout(10_000);
    await startApplication(page);
    const find = ([role, name]: NamedElement) =>
      page.getByRole(role, name === undefined ? {} : { name, exact: true }).first();
    if (isPhone && isInSiteMenu) await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
    for (const element of clicks) await find(element).click();
    await find(shows).waitFor();
    expect.soft(await findMotion(page), windowKind).toEqual([]);
    expect.soft(await findLastingProblems(() => findViolations(page)), windowKind).toEqual([]);
    expect.soft(await findLastingProblems(() => findLostContent(page)), windowKind).toEqual([]);
  }
});
