import { describe, it } from 'vitest';

import { budgets } from '../../scripts/site/budgets.table';
import { ensureFirefox, ensureWebKit } from '../../scripts/tools';
import { describeEngine } from './setup/describeEngine';
import type { EngineTestContext } from './setup/engineTestContext';
import type { ElementQuery } from './setup/findElement';
import { startFirefox } from './setup/firefox';
import { startWebKit } from './setup/webKit';

/** A button to click, given by a regular expression for its name, and the element that appears after the click. */
type ButtonCheck = readonly [buttonPattern: string, expectedElement: ElementQuery];

const productsCheck: ButtonCheck = ['Products', { role: 'radio', name: 'Businesses', within: { role: 'banner' } }];
const downloadCheck: ButtonCheck = ['Download app', { role: 'dialog' }];
const profileCheck: ButtonCheck = ['Profile menu', { role: 'menuitem', name: 'Logout' }];
const wizardCheck: ButtonCheck = ['^Add ', { role: 'dialog' }];

/** For each page, by its path in the budgets: a button to click, and the element that it shows. */
const buttonChecks: Readonly<Record<string, ButtonCheck>> = {
  '/': productsCheck,
  '/AiroTAgAuto': productsCheck,
  '/AiroTagAlly': productsCheck,
  '/Accolades': productsCheck,
  '/AiroTagExperience': productsCheck,
  '/PartnerWithUs': downloadCheck,
  '/Contact': downloadCheck,
  '/Privacy': downloadCheck,
  '/Terms': productsCheck,
  '/t/:code': productsCheck,
  '*': downloadCheck,
  '/login': ['Continue', { text: 'Please enter your email.' }],
  '/admin': ['Continue', { text: 'Please enter your email.' }],
  '/Password': ['Login', { text: 'Please enter password' }],
  '/verify-email': ['Verify OTP', { text: 'Enter OTP' }],
  '/Admin-DashBoard': profileCheck,
  '/Admin-Agencies': wizardCheck,
  '/Admin-Partners': wizardCheck,
  '/Admin-Customers': wizardCheck,
  '/Admin-Packages': wizardCheck,
  '/Admin-Package-Purchases': wizardCheck,
  '/Admin-AiroTags': wizardCheck,
  '/Admin-Utilities': wizardCheck,
  '/Admin-Settings': ['History', { role: 'dialog' }],
  '/Agencies-DashBoard': profileCheck,
  '/Agencies-AiroTags': ['Columns', { role: 'menu' }],
  '/Agencies-Partners': wizardCheck,
  '/Agencies-Customers': wizardCheck,
  '/Agencies-Buy-AiroTag': profileCheck,
  '/Agencies-PrintQr': ['Choose your tags', { role: 'dialog' }],
};

/** Paths to open for the budgets whose path is a pattern. */
const pathsToOpen: Readonly<Record<string, string>> = { '/t/:code': '/t/5A3F0C', '*': '/no-such-page' };

function checkAllPages({ visit }: EngineTestContext): void {
  it.each(budgets)('shows $path, and opens a menu, a dialog or an error there', async ({ path }) => {
    const buttonCheck = buttonChecks[path];
    if (!buttonCheck) throw new Error(`Nothing is opened on ${path}.`);
    const [buttonPattern, expectedElement] = buttonCheck;
    const visitor = await visit();
    await visitor.signIn();
    await visitor.open(pathsToOpen[path] ?? path);
    await visitor.find({ role: 'heading', level: 1 });
    await visitor.startApp();
    await visitor.click({ role: 'button', name: { source: buttonPattern } });
    await visitor.find(expectedElement);
    await visitor.expectNoErrors();
  });
}

// Only `npm run test:full` runs these checks.
describe.skipIf(!process.env.EXHAUSTIVE)('all pages', () => {
  describeEngine('Firefox', ensureFirefox(), startFirefox, [checkAllPages]);
  describeEngine('WebKit', ensureWebKit(), startWebKit, [checkAllPages]);
});
