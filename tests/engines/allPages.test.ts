import { describe, it } from 'vitest';

import { budgets } from '../../scripts/site/budgets.table';
import { ensureFirefox, ensureWebKit } from '../../scripts/tools';
import { describeEngine } from './setup/describeEngine';
import type { EngineTest } from './setup/engineTest';
import type { ElementQuery } from './setup/findElement';
import { startFirefox } from './setup/firefox';
import { startWebKit } from './setup/webKit';

/** A button to click, given by a regular expression for its name, and the element that appears after the click. */
type ButtonCheck = readonly [button: string, shows: ElementQuery];

const products: ButtonCheck = ['Products', { role: 'radio', name: 'Businesses', within: { role: 'banner' } }];
const download: ButtonCheck = ['Download app', { role: 'dialog' }];
const profile: ButtonCheck = ['Profile menu', { role: 'menuitem', name: 'Logout' }];
const wizard: ButtonCheck = ['^Add ', { role: 'dialog' }];

/** For each page, by its path in the budgets: a button to click, and the element that it shows. */
const buttonChecks: Readonly<Record<string, ButtonCheck>> = {
  '/': products,
  '/AiroTAgAuto': products,
  '/AiroTagAlly': products,
  '/Accolades': products,
  '/AiroTagExperience': products,
  '/PartnerWithUs': download,
  '/Contact': download,
  '/Privacy': download,
  '/Terms': products,
  '/t/:code': products,
  '*': download,
  '/login': ['Continue', { text: 'Please enter your email.' }],
  '/admin': ['Continue', { text: 'Please enter your email.' }],
  '/Password': ['Login', { text: 'Please enter password' }],
  '/verify-email': ['Verify OTP', { text: 'Enter OTP' }],
  '/Admin-DashBoard': profile,
  '/Admin-Agencies': wizard,
  '/Admin-Partners': wizard,
  '/Admin-Customers': wizard,
  '/Admin-Packages': wizard,
  '/Admin-Package-Purchases': wizard,
  '/Admin-AiroTags': wizard,
  '/Admin-Utilities': wizard,
  '/Admin-Settings': ['History', { role: 'dialog' }],
  '/Agencies-DashBoard': profile,
  '/Agencies-AiroTags': ['Columns', { role: 'menu' }],
  '/Agencies-Partners': wizard,
  '/Agencies-Customers': wizard,
  '/Agencies-Buy-AiroTag': profile,
  '/Agencies-PrintQr': ['Choose your tags', { role: 'dialog' }],
};

/** Paths to open for the budgets whose path is a pattern. */
const pathsToOpen: Readonly<Record<string, string>> = { '/t/:code': '/t/5A3F0C', '*': '/no-such-page' };

function checkAllPages({ visit }: EngineTest): void {
  it.each(budgets)('shows $path, and opens a menu, a dialog or an error there', async ({ path }) => {
    const buttonCheck = buttonChecks[path];
    if (!buttonCheck) throw new Error(`Nothing is opened on ${path}.`);
    const [source, shows] = buttonCheck;
    const visitor = await visit();
    await visitor.signIn();
    await visitor.open(pathsToOpen[path] ?? path);
    await visitor.find({ role: 'heading', level: 1 });
    await visitor.startApp();
    await visitor.click({ role: 'button', name: { source } });
    await visitor.find(shows);
    await visitor.expectNoErrors();
  });
}

// Only `npm run test:full` runs these checks.
describe.skipIf(!process.env.EXHAUSTIVE)('all pages', () => {
  describeEngine('Firefox', ensureFirefox(), startFirefox, [checkAllPages]);
  describeEngine('WebKit', ensureWebKit(), startWebKit, [checkAllPages]);
});
