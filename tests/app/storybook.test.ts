import { existsSync } from 'node:fs';
import { createServer } from 'node:http';

import { chromium } from 'playwright';
import sirv from 'sirv';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { launchOptions } from '../../scripts/browser';
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
beforeAll(async () => {
  if (!existsSync(`${folder}/index.html`)) throw new Error('Run "npm run build-storybook" first.');
  origin = await listen(server);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('works under a sub-path on a phone, without another origin', async () => {
  const browser = await chromium.launch(launchOptions());
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
  await browser.close();
});
