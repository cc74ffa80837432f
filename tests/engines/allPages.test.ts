import { describe, it } from 'vitest';

import { budgets } from '../../scripts/site/budgets.table';
import { ensureFirefox, ensureWebKit } from '../../scripts/tools';
import { describeEngine } from './setup/describeEngine';
import type { EngineTest } from './setup/engineTest';
import type { ElementQuery } from './setup/findElement';
import { startFirefox } from './setup/firefox';
import { startWebKit } from './setup/webKit';

/** A regular expression for the name of a button, and an element that appears after a click on the button. */
type Opening = readonly [button: string, shows: ElementQuery];

const products: Opening = ['Products', { role: 'radio', name: 'Businesses', within: { role: 'banner' } }];
const download: Opening = ['Download app', { role: 'dialog' }];
const profile: Opening = ['Profile menu', { role: 'menuitem', name: 'Logout' }];
const wizard: Opening = ['^Add ', { role: 'dialog' }];

/** For each page, by path: a button to click, and the element that it shows. */
const openings: Readonly<Record<string, Opening>> = {
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

const urls: Readonly<Record<string, string>> = { '/t/:code': '/t/5A3F0C', '*': '/no-such-page' };

function checkAllPages({ visit }: EngineTest): void {
  it.each(budgets)('shows $path, and opens a menu, a dialog or an error there', async ({ path }) => {
    const opening = openings[path];
    if (!opening) throw new Error(`Nothing is opened on ${path}.`);
    const [source, shows] = opening;
    const visitor = await visit();
    await visitor.signIn();
    await visitor.open(urls[path] ?? path);
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
