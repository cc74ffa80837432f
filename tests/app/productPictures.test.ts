import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { expectNoErrors, visit, withBrowser } from './setup/visit';

withBrowser();

it.each([
  [paths.site.auto(), 'auto', 360, 'phone'],
  [paths.site.ally(), 'ally', 1280, 'desktop'],
  [paths.site.accolades(), 'accolades', 360, 'phone'],
])('%s does not move when its studio picture arrives', async (path, name, width, size) => {
  const visitor = await visit({ viewport: { width, height: 800 } });
  const { page } = visitor;
  const requestedFiles: string[] = [];
  let letPictureLoad: () => void = () => undefined;
  const pictureMayLoad = new Promise<void>((resolve) => (letPictureLoad = resolve));
  await page.route('**/*.avif', async (route) => {
    requestedFiles.push(new URL(route.request().url()).pathname);
    await pictureMayLoad;
    await route.continue();
  });
  // Does not wait for the load event: if the browser requests the held picture early, the event would never come.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const section = page.getByRole('region', { name: /the rest$|whole celebration$/ });
  const picture = section.getByRole('img');
  // Only checks the attribute, since the browser decides how close to the viewport a lazy picture starts to load.
  expect(await picture.getAttribute('loading')).toBe('lazy');
  await picture.scrollIntoViewIfNeeded();
  const readPageHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  const heightBefore = await readPageHeight();
  letPictureLoad();
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  expect(await readPageHeight()).toBe(heightBefore);
  expect(requestedFiles).toEqual([expect.stringMatching(new RegExp(`^/assets/${name}-${size}-.*\\.avif$`))]);
  await expectNoErrors(visitor);
});
