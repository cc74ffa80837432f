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
  elementsToClick: readonly NamedElement[];
  /** The element that appears after the clicks. */
  shownElement: NamedElement;
  /** True if the first element to click is in the menu of the public site, which is closed at first on phones. */
  isInSiteMenu?: boolean;
  /** Set if the state exists only on phones, or only in wide windows. */
  onlyWindowKind?: 'phone' | 'wide';
};

const addPurchaseButton = ['button', /^Add( Package Purchase)?$/] as const;
const chooseTagsButton = ['button', 'Choose your tags'] as const;
const tagSettingsButton = ['button', 'Use a list or a number series instead'] as const;

/** The tested states: open menus, dialogs, panels and error messages. */
const openStates: readonly OpenState[] = [
  {
    name: 'products menu',
    path: site.home(),
    elementsToClick: [['button', 'Products']],
    shownElement: ['radio', 'Businesses'],
    isInSiteMenu: true,
  },
  {
    name: 'download panel',
    path: site.contact(),
    elementsToClick: [['button', 'Download app']],
    shownElement: ['dialog'],
    isInSiteMenu: true,
  },
  {
    name: 'scenario',
    path: site.experience(),
    elementsToClick: [['radio', 'A car']],
    shownElement: ['link', 'Open its page'],
  },
  {
    name: 'missing code',
    path: site.experience(),
    elementsToClick: [['button', 'Open the tag']],
    shownElement: ['textbox', 'Type the code on the tag'],
  },
  { name: 'missing email', path: signIn.email(), elementsToClick: [['button', 'Continue']], shownElement: ['alert'] },
  {
    name: 'missing password',
    path: signIn.password(),
    elementsToClick: [['button', 'Login']],
    shownElement: ['alert'],
  },
  {
    name: 'profile menu',
    path: admin.purchases(),
    elementsToClick: [['button', /^Profile menu/]],
    shownElement: ['menu'],
  },
  {
    name: 'columns',
    path: admin.customers(),
    elementsToClick: [['button', 'Columns']],
    shownElement: ['menu'],
    onlyWindowKind: 'wide',
  },
  {
    name: 'density',
    path: admin.customers(),
    elementsToClick: [['button', 'Density']],
    shownElement: ['menu'],
    onlyWindowKind: 'wide',
  },
  {
    name: 'sort',
    path: admin.customers(),
    elementsToClick: [['button', /^Sort/]],
    shownElement: ['menu'],
    onlyWindowKind: 'phone',
  },
  {
    name: 'filters',
    path: agency.tags(),
    elementsToClick: [['button', 'Filters']],
    shownElement: ['dialog'],
    onlyWindowKind: 'phone',
  },
  {
    name: 'filter',
    path: admin.tags(),
    elementsToClick: [['combobox', /^Owner/]],
    shownElement: ['listbox'],
    onlyWindowKind: 'wide',
  },
  {
    name: 'all pages',
    path: admin.settings(),
    elementsToClick: [['button', 'More']],
    shownElement: ['dialog'],
    onlyWindowKind: 'phone',
  },
  {
    name: 'details',
    path: admin.agencies(),
    elementsToClick: [['link', 'Harbour Tags']],
    shownElement: ['dialog', 'Harbour Tags'],
  },
  {
    name: 'QR code',
    path: agency.tags(),
    elementsToClick: [['button', /^QR code of/]],
    shownElement: ['button', 'Close the QR code'],
  },
  {
    name: 'selected rows',
    path: admin.tags(),
    elementsToClick: [['checkbox', /^Select /]],
    shownElement: ['checkbox', /^Select /],
  },
  {
    name: 'confirm dialog',
    path: admin.purchases(),
    elementsToClick: [['button', /^Delete /]],
    shownElement: ['alertdialog'],
  },
  {
    name: 'undo snackbar',
    path: admin.customers(),
    elementsToClick: [
      ['button', /^Delete /],
      ['button', 'Delete'],
    ],
    shownElement: ['button', 'Undo'],
  },
  {
    name: 'wizard with errors',
    path: admin.purchases(),
    elementsToClick: [addPurchaseButton, ['button', 'Next']],
    shownElement: ['alert'],
  },
  {
    name: 'select in a wizard',
    path: admin.purchases(),
    elementsToClick: [addPurchaseButton, ['combobox', 'Package']],
    shownElement: ['listbox'],
  },
  {
    name: 'history',
    path: admin.settings(),
    elementsToClick: [['button', 'History']],
    shownElement: ['dialog', 'History'],
  },
  {
    name: 'sample data panel',
    path: admin.dashboard(),
    elementsToClick: [['button', 'Sample data']],
    shownElement: ['button', 'Start a workspace'],
  },
  {
    name: 'start of a workspace',
    path: admin.dashboard(),
    elementsToClick: [
      ['button', 'Sample data'],
      ['button', 'Start a workspace'],
    ],
    shownElement: ['button', /^Empty/],
  },
  {
    name: 'tag picker',
    path: agency.printing(),
    elementsToClick: [chooseTagsButton],
    shownElement: ['checkbox', 'Select 7F3A9C21'],
  },
  {
    name: 'list of codes',
    path: agency.printing(),
    elementsToClick: [chooseTagsButton, tagSettingsButton, ['radio', 'List or CSV']],
    shownElement: ['textbox', 'Codes'],
  },
  {
    name: 'print runs',
    path: agency.printing(),
    elementsToClick: [chooseTagsButton, tagSettingsButton, ['button', 'Recent runs']],
    shownElement: ['dialog'],
  },
  {
    name: 'label sheets',
    path: agency.printing(),
    elementsToClick: [['button', /^Label sheet/]],
    shownElement: ['dialog'],
    onlyWindowKind: 'wide',
  },
];

/** Returns the kinds of windows in which a state is tested. In `npm test`, phones and wide windows take turns. */
function chooseWindows({ onlyWindowKind }: OpenState, index: number): ('phone' | 'wide')[] {
  if (onlyWindowKind) return [onlyWindowKind];
  if (process.env.EXHAUSTIVE) return ['phone', 'wide'];
  return [index % 2 === 0 ? 'phone' : 'wide'];
}

const testedStates = takeEveryNth(
  openStates.map((state, index) => ({ ...state, windows: chooseWindows(state, index) })),
  0,
  3,
);

it.each(testedStates)('shows the open state "$name" without violations, lost content or motion', async (state) => {
  const { path, elementsToClick, shownElement, isInSiteMenu, windows } = state;
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
    for (const element of elementsToClick) await find(element).click();
    await find(shownElement).waitFor();
    expect.soft(await findMotion(page), windowKind).toEqual([]);
    expect.soft(await findLastingProblems(() => findViolations(page)), windowKind).toEqual([]);
    expect.soft(await findLastingProblems(() => findLostContent(page)), windowKind).toEqual([]);
  }
});
