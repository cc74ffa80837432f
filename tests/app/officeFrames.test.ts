import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { expectNoErrors, visit, withBrowser } from './setup/visit';

withBrowser();

it.each([
  ['a phone', { width: 360, height: 800 }],
  ['a tablet', { width: 820, height: 1180 }],
  ['a laptop', { width: 1280, height: 800 }],
])(
  'shows the navigation of an office page, with working links, before the app has started (%s)',
  async (_, viewport) => {
    const visitor = await visit({ viewport });
    const { page } = visitor;
    let releaseScripts = () => {};
    const scriptsMayLoad = new Promise<void>((resolve) => (releaseScripts = resolve));
    await page.route(/assets\/main-/, async (route) => {
      await scriptsMayLoad;
      await route.continue();
    });
    const currentLink = page.getByRole('navigation').locator('[aria-current=page]');
    const measureFrameBoxes = () =>
      Promise.all([currentLink, page.getByRole('banner')].map((element) => element.boundingBox()));

    const routeRequest = page.waitForRequest(/assets\/AgenciesRoute-/);
    await page.goto(paths.admin.partners(), { waitUntil: 'commit' });
    await page.getByRole('navigation').getByRole('link', { name: 'Agencies' }).click();
    await page.waitForURL(paths.admin.agencies(), { waitUntil: 'commit' });
    await page.getByRole('main').getByRole('img', { name: 'Loading' }).waitFor();
    expect(await page.getByRole('banner').getByRole('button').count()).toBe(0);
    const frameBoxes = await measureFrameBoxes();
    await routeRequest;
    releaseScripts();
    await page.getByRole('heading', { name: 'Agencies' }).waitFor();
    expect(await currentLink.textContent()).toBe('Agencies');
    expect(await measureFrameBoxes()).toEqual(frameBoxes);
    await expectNoErrors(visitor);
  },
);
