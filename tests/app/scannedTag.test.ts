import { expect, it } from 'vitest';
import type { Page } from 'playwright';

import { paths } from '~/domain/paths';
import { demoTags } from '~/domain/tag/demoTags';
import { createSampleHexacode } from '~/domain/tag/hexacode.sample';

import { expectNoErrors, startApplication, visit, withBrowser } from './setup/visit';
import { getDataChip, openInWorkspace } from './setup/workspace';

withBrowser();

const getHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

it('shows a tag of the workspace and where it leads, without an interaction', async () => {
  const visitor = await openInWorkspace(paths.admin.dashboard());
  const { page } = visitor;
  await page.goto(paths.site.tag(createSampleHexacode(0).toLowerCase()));
  // After 10 seconds, the app starts on every page. The shorter timeout checks that the workspace starts it earlier.
  await getHeading(page, 'You found an AiroTag').waitFor({ timeout: 8000 });
  expect(await page.getByText(createSampleHexacode(0), { exact: true }).isVisible()).toBe(true);
  const link = page.getByRole('link', { name: 'Continue to chat.example.com' });
  expect(await link.getAttribute('href')).toBe('https://chat.example.com/owner');
  expect(await page.title()).toContain('You found an AiroTag');
  expect(new URL(page.url()).pathname).toMatch(/^\/t\//);
  await expectNoErrors(visitor);
});

it('shows the page of unknown tags for codes that the workspace does not have', async () => {
  const visitor = await openInWorkspace(paths.admin.dashboard());
  const { page } = visitor;
  await page.goto(paths.site.tag('ABCDEF'));
  await startApplication(page);
  await getHeading(page, "We don't know this tag").waitFor();
  await page.getByRole('textbox', { name: 'Type the code on the tag' }).fill(createSampleHexacode(0));
  await page.getByRole('button', { name: 'Open the tag' }).click();
  await getHeading(page, 'You found an AiroTag').waitFor();
  await page.goBack();
  await getHeading(page, "We don't know this tag").waitFor();
  await expectNoErrors(visitor);
});

it('does not read the workspace while the office shows sample data', async () => {
  const visitor = await openInWorkspace(paths.admin.dashboard());
  const { page } = visitor;
  await getDataChip(page, 'My workspace').click();
  await page.getByRole('button', { name: 'Back to sample data' }).click();
  await page.getByRole('dialog', { name: 'Sample data' }).waitFor();
  const loadedScripts: string[] = [];
  page.on('request', (request) => loadedScripts.push(new URL(request.url()).pathname));
  await page.goto(paths.site.tag(createSampleHexacode(0)));
  await page.waitForLoadState('networkidle');
  expect(await page.locator('html[data-started]').count()).toBe(0);
  await startApplication(page);
  await page.waitForLoadState('networkidle');
  expect(await getHeading(page, "We don't know this tag").isVisible()).toBe(true);
  expect(loadedScripts.filter((path) => /findScannedTag|dexie/i.test(path))).toEqual([]);
  await expectNoErrors(visitor);
});

it.each([
  [360, 640, 220],
  [820, 1000, 430],
  [820, 1180, 430],
  [1280, 800, 320],
])(
  'shows the whole portrait of a demo tag at the start of its animations, in a window of %i x %i px',
  async (width, height, maxPortraitHeight) => {
    const { page } = await visit({ viewport: { width, height }, reducedMotion: 'no-preference' });
    for (const { code, heading } of demoTags) {
      await page.goto(paths.site.tag(code));
      const tagSection = page.getByRole('region', { name: heading });
      await tagSection.waitFor();
      // Stops the animations at their first frame.
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) {
          animation.currentTime = 0;
          animation.pause();
        }
      });
      const {
        bottom: containerBottom,
        portraitBottom,
        portraitHeight,
      } = await tagSection.evaluate((section) => {
        const portraitBox = section.querySelector('svg')?.getBoundingClientRect();
        return {
          bottom: section.firstElementChild?.getBoundingClientRect().bottom,
          portraitBottom: portraitBox?.bottom ?? Infinity,
          portraitHeight: portraitBox?.height,
        };
      });
      expect(portraitBottom).toBeLessThanOrEqual((containerBottom ?? 0) + 0.5);
      expect(portraitHeight).toBeLessThanOrEqual(maxPortraitHeight);
    }
  },
);
