import { existsSync } from 'node:fs';
import { createServer } from 'node:http';

import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import sirv from 'sirv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { getLaunchOptions } from '../../scripts/browser';
import { listen } from '../../scripts/site/server';

const folder = 'storybook-static';
const serveFiles = sirv(folder);
const server = createServer((request, response) => {
  const { url = '' } = request;
  if (url.startsWith('/some/path/')) {
    request.url = url.slice('/some/path'.length);
    serveFiles(request, response);
  } else response.writeHead(404).end();
});

let origin = '';
let browser: Browser;
beforeAll(async () => {
  if (!existsSync(`${folder}/index.html`)) throw new Error('Run "npm run build-storybook" first.');
  origin = await listen(server);
  browser = await chromium.launch(getLaunchOptions());
});
afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});

/** Opens a story of the built Storybook with `globals` such as 'direction:rtl', as the toolbar sets them. */
async function openStory(storyId: string, globals: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${origin}/some/path/iframe.html?id=${storyId}&viewMode=story&globals=${globals}`);
  return { page, [Symbol.asyncDispose]: () => page.close() };
}

describe('the toolbar', () => {
  it('mirrors a screen for right-to-left languages', async () => {
    await using story = await openStory('screens-agency-tags-list--default', 'direction:rtl');
    const navigationBox = await story.page.getByRole('navigation', { name: 'Agency' }).boundingBox();
    expect(navigationBox?.x).toBeGreaterThan(640);
  });

  it('doubles the text size', async () => {
    const getFontSize = async (globals: string) => {
      await using story = await openStory('screens-site-terms--default', globals);
      const heading = story.page.getByRole('heading', { level: 1 });
      return await heading.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    };
    expect(await getFontSize('textSize:200')).toBe(2 * (await getFontSize('textSize:100')));
  });

  it('shows the name of each step of a flow at the slow pace', async () => {
    const flowId = 'flows-find-a-product-on-a-phone--opens-a-product-from-the-discovery';
    await using story = await openStory(flowId, 'pace:slow');
    for (const name of ['Show the products for businesses', 'Open the available product'])
      await story.page.getByRole('status').filter({ hasText: name }).waitFor();
  });
});

it('shows hovered and focused controls in the story of pseudo states', async () => {
  await using story = await openStory('foundations-pseudo-states--default', '');
  const readStyle = (state: string, property: 'backgroundColor' | 'outlineStyle') =>
    story.page
      .getByRole('region', { name: state })
      .getByRole('button', { name: 'Print Design' })
      .evaluate((button, key) => getComputedStyle(button)[key], property);
  const defaultColour = await readStyle('Default', 'backgroundColor');
  await expect.poll(() => readStyle('Hover', 'backgroundColor')).not.toBe(defaultColour);
  await expect.poll(() => readStyle('Focus', 'outlineStyle')).toBe('solid');
  expect(await readStyle('Default', 'outlineStyle')).toBe('none');
});

it('works under a sub-path on a phone, without requests to other origins', async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 780 } });
  const failures: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/some/path/`) && /^https?:/.test(request.url()))
      failures.push(request.url());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) failures.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(`${origin}/some/path/`);
  const preview = page.frameLocator('#storybook-preview-iframe');
  await preview.getByRole('heading', { name: 'Review it in five steps' }).waitFor();
  const picture = preview.getByRole('link', { name: 'Find a product' }).locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await preview.getByRole('link', { name: 'All screens' }).first().click();
  await preview.getByRole('link', { name: 'One-time code' }).click();
  await preview.getByText('/verify-email').waitFor();
  await preview.getByRole('link', { name: 'Wrong Code' }).click();
  await preview.getByText('OTP is Wrong please try another one').waitFor();
  expect(failures).toEqual([]);
  await page.close();
});
