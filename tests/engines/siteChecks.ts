import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { takeEveryNth } from '../app/setup/sampleCases';
import type { EngineTestContext } from './setup/engineTestContext';

const banner = { role: 'banner' } as const;
const { tag, ...publicPaths } = paths.site;
const publicPages = [
  ...Object.values(publicPaths).map((path) => path()),
  tag('5A3F0C'),
  tag('5A3F0D'),
  '/no-such-page',
];

const isExpanded = (name: string) =>
  window.TestingLibraryDom.queryByRole(document.body, 'button', { name, expanded: true }) !== null;

/** Defines the tests of the public pages and the sign-in. */
export function checkSite({ visit }: EngineTestContext): void {
  it('shows public pages and starts the app on them', async () => {
    const visitor = await visit();
    for (const path of takeEveryNth(publicPages, 0, 4)) {
      await visitor.open(path);
      await visitor.find({ role: 'heading', level: 1 });
      await visitor.startApp();
      expect(
        await visitor.tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0);
    }
    await visitor.expectNoErrors();
  });

  it('opens and closes the menus of the site bar, before and after hydration', async () => {
    const visitor = await visit();
    const productsButton = { role: 'button', name: 'Products', within: banner } as const;
    await visitor.open('/');
    await visitor.click(productsButton);
    await visitor.waitUntil(isExpanded, 'Products');
    await visitor.startApp();
    await visitor.press('Escape');
    await visitor.waitUntilGone({ role: 'link', name: { source: '^Accolades' }, within: banner });

    await visitor.tab.resize(500, 800);
    await visitor.click({ role: 'button', name: 'Menu', within: banner });
    await visitor.click({ role: 'link', name: 'Contact', within: banner });
    await visitor.find({ role: 'heading', name: 'A question? Talk to us.' });
    await visitor.tab.evaluate(() => history.back());
    await visitor.find({ role: 'heading', name: { source: '^One scan reaches you' } });
    await visitor.expectNoErrors();
  });

  it('opens the download panel at the size of its content, and closes it on Escape and on navigation to another page', async () => {
    const visitor = await visit();
    const panel = { role: 'dialog' } as const;
    const openPanel = async () => {
      await visitor.click({ role: 'button', name: 'Download app', within: banner });
      await visitor.find(panel);
    };
    await visitor.open(paths.site.contact());
    await openPanel();
    const [width, height] = await visitor.tab.evaluate(() => {
      const { offsetWidth = 0, offsetHeight = 0 } = document.querySelector<HTMLElement>(':popover-open') ?? {};
      return [offsetWidth / innerWidth, offsetHeight / innerHeight];
    });
    expect(width).toBeLessThan(0.5);
    expect(height).toBeLessThan(0.8);
    await visitor.press('Escape');
    await visitor.waitUntilGone(panel);
    await openPanel();
    await visitor.startApp();
    await visitor.click({ role: 'link', name: 'Home', within: banner });
    await visitor.find({ role: 'heading', name: { source: '^One scan reaches you' } });
    await visitor.waitUntilGone(panel);
    await visitor.expectNoErrors();
  });

  it('scrolls to an anchor that is typed into the address bar', async () => {
    const visitor = await visit();
    await visitor.open('/');
    await visitor.startApp();
    await visitor.tab.evaluate(() => location.assign('#about'));
    await visitor.waitUntil(() => {
      const top = document.getElementById('about')?.getBoundingClientRect().top ?? Infinity;
      return scrollY > 0 && top >= 0 && top < innerHeight / 2;
    });
    await visitor.expectNoErrors();
  });

  it('signs in, rejects a wrong one-time code, and signs out', async () => {
    const visitor = await visit();
    const enterEmail = async () => {
      await visitor.fill({ role: 'textbox', name: { source: 'Email' } }, 'owner@example.com');
      await visitor.click({ role: 'button', name: 'Continue' });
    };
    await visitor.open(paths.signIn.email());
    await enterEmail();
    await visitor.click({ role: 'link', name: 'Login with OTP Instead' });
    await visitor.fill({ role: 'textbox', name: 'One-time code' }, '4820');
    await visitor.click({ role: 'button', name: 'Verify OTP' });
    // The server responds with 405, as a static host does.
    await visitor.find({ text: 'OTP is Wrong please try another one' });

    await visitor.open(paths.signIn.email());
    await enterEmail();
    await visitor.fill({ label: 'Password' }, 'secret');
    await visitor.click({ role: 'button', name: 'Login' });
    await visitor.click({ role: 'button', name: 'Allow', within: { role: 'alertdialog' } });
    await visitor.find({ role: 'heading', name: 'Overview' });
    await visitor.waitForPath(paths.agency.dashboard());
    await visitor.click({ role: 'button', name: { source: 'Profile|Sample Agent' } });
    await visitor.click({ role: 'menuitem', name: 'Logout' });
    await visitor.waitForPath(paths.signIn.email());
    expect(await visitor.tab.evaluate(() => document.cookie)).toBe('');
    await visitor.expectNoErrors();
  });
}
