import type { Locator, Page } from 'playwright';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { sampleCases, takeEveryNth } from './setup/sampleCases';
import { openSignedIn, startApplication, visit, withBrowser } from './setup/visit';

withBrowser();

it('scrolls to the top at once if the user prefers reduced motion', async () => {
  const { page } = await visit();
  await page.goto(paths.site.experience());
  await startApplication(page);
  await page.evaluate(() => {
    const scrollTo = window.scrollTo.bind(window);
    window.scrollTo = (...args: unknown[]) => {
      document.documentElement.dataset['scrolled'] = JSON.stringify(args);
      scrollTo(...(args as Parameters<typeof scrollTo>));
    };
  });
  await page.getByRole('banner').getByRole('link', { name: 'Experience', exact: true }).click();
  await expect.poll(() => page.locator('html').getAttribute('data-scrolled')).toBe('[{"top":0,"behavior":"auto"}]');
});

/** Width in px of the area around a control that can contain its focus ring or frame. */
const clipMargin = 6;

/**
 * A change counts as visible if it changes more than this number of pixels. A new check mark changes about 30 pixels,
 * and a focus ring several hundred.
 */
const minChangedPixels = 20;

/** Waits until the control looks different after the change. */
async function expectVisibleChange(page: Page, control: Locator, makeChange: () => Promise<void>): Promise<void> {
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 };
  const clip = {
    x: Math.round(x) - clipMargin,
    y: Math.round(y) - clipMargin,
    width: Math.round(width) + 2 * clipMargin,
    height: Math.round(height) + 2 * clipMargin,
  };
  const takePicture = async () => PNG.sync.read(await page.screenshot({ clip, caret: 'hide' }));
  const pictureBefore = await takePicture();
  await makeChange();
  // Compares repeatedly, since a chosen design appears only after its picture has been read.
  const countChangedPixels = async () =>
    pixelmatch(pictureBefore.data, (await takePicture()).data, undefined, pictureBefore.width, pictureBefore.height, {
      threshold: 0.2,
    });
  await expect.poll(countChangedPixels, { message: control.toString() }).toBeGreaterThan(minChangedPixels);
}

type Control = readonly [
  role: 'button' | 'checkbox' | 'link' | 'radio' | 'switch' | 'tab' | 'textbox',
  name: string | RegExp,
];
const createPageCase = (path: string, ...controls: Control[]) => ({ path, controls });

/** Controls that must look different after they have been selected. */
const choiceControls = [
  createPageCase(paths.agency.printing(), ['switch', 'Number label'], ['radio', 'Letter'], ['button', /^Collar/]),
  createPageCase(paths.site.experience(), ['radio', 'A car']),
  createPageCase(paths.admin.customers(), ['radio', 'Last 7 Days']),
  createPageCase(paths.admin.settings(), ['radio', /^App Store/], ['tab', 'Timestamps']),
  createPageCase(paths.admin.tags(), ['checkbox', /^Select /]),
  createPageCase(paths.site.home(), ['radio', 'Businesses']),
];

const focusableControls = [
  createPageCase(paths.admin.tags(), ['link', 'Agencies'], ['checkbox', /^Select /], ['button', /^Profile menu/]),
  createPageCase(paths.site.contact(), ['link', 'Partner with us'], ['button', 'Download app'], ['textbox', /^Email/]),
  createPageCase(paths.agency.printing(), ['switch', 'Number label'], ['radio', 'Letter'], ['button', /^Collar/]),
];

const findControl = (page: Page, [role, name]: Control) => page.getByRole(role, { name, exact: true }).first();

describe('in forced colours', () => {
  it.each(takeEveryNth(choiceControls, 0, 3))('shows which option is selected on $path', async ({ path, controls }) => {
    const { page } = await openSignedIn(path, { forcedColors: 'active' });
    await startApplication(page);
    for (const control of controls) {
      const element = findControl(page, control);
      await element.scrollIntoViewIfNeeded();
      const label = page.locator('label').filter({ has: element });
      const target = (await label.count()) > 0 ? label : element;
      // Changes the value by script. A click would also change the look through the pointer and the focus.
      await expectVisibleChange(page, target, () => element.evaluate((input: HTMLElement) => input.click()));
    }
  });

  it.each(sampleCases(focusableControls))('shows the focus on $path', async ({ path, controls }) => {
    const { page } = await openSignedIn(path, { forcedColors: 'active' });
    await startApplication(page);
    for (const control of controls) {
      const element = findControl(page, control);
      await element.scrollIntoViewIfNeeded();
      const label = page.locator('label').filter({ has: element });
      const target = (await label.count()) > 0 ? label : element;
      await expectVisibleChange(page, target, () => element.focus());
    }
  });

  it('shows the current page in the navigation', async () => {
    const { page } = await openSignedIn(paths.admin.partners(), { forcedColors: 'active' });
    const link = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Agencies' });
    await expectVisibleChange(page, link, async () => {
      await link.evaluate((element: HTMLElement) => element.click());
      await page.getByRole('heading', { level: 1, name: 'Agencies' }).waitFor();
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    });
  });
});
