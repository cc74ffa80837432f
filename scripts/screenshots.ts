/** `npm run build && npm run screenshots`: takes the README's pictures again, from the built site. */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { chromium } from 'playwright';
import type { Page } from 'playwright';

import { sampleDesign } from '../src/components/printing/design.sample';
import { paths } from '../src/domain/paths';
import { placeholderAuth } from '../src/domain/session/authCookie';
import { getLaunchOptions } from './browser';
import { createSiteServer, listen } from './site/server';

type Picture = { name: string; path: string; width: number; height: number; prepare?: (page: Page) => Promise<void> };

const pictures: readonly Picture[] = [
  { name: 'home', path: paths.site.home(), width: 1280, height: 800 },
  { name: 'experience', path: paths.site.experience(), width: 1280, height: 800 },
  { name: 'printing', path: paths.agency.printing(), width: 1440, height: 900, prepare: fillInPrintingScreen },
  { name: 'tags', path: paths.agency.tags(), width: 1440, height: 900 },
  { name: 'agencies', path: paths.admin.agencies(), width: 1280, height: 800 },
  { name: 'overview-phone', path: paths.agency.dashboard(), width: 360, height: 780 },
];

const folder = fileURLToPath(new URL('../docs/screens/', import.meta.url));
await mkdir(folder, { recursive: true });

const server = await createSiteServer(fileURLToPath(new URL('../dist', import.meta.url)));
const origin = await listen(server);

const browser = await chromium.launch(getLaunchOptions());
for (const { name, path, width, height, prepare } of pictures) {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'auth', value: encodeURIComponent(JSON.stringify(placeholderAuth)), url: origin }]);
  const page = await context.newPage();
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await prepare?.(page);
  await page.screenshot({ path: `${folder}${name}.png` });
  await context.close();
}
await browser.close();
server.closeAllConnections();
server.close();

/** Fills in the printing screen: 240 stickers with the sample design. */
async function fillInPrintingScreen(page: Page) {
  const { width, height } = sampleDesign.originalSize;
  const designPage = await browser.newPage({ viewport: { width, height } });
  await designPage.goto(sampleDesign.href);
  const buffer = await designPage.screenshot();
  await designPage.close();
  await page.locator('input[type=file]').setInputFiles({ name: sampleDesign.name, mimeType: 'image/png', buffer });
  await page.getByText(sampleDesign.name).waitFor();
  await page.getByRole('textbox', { name: 'Quantity' }).fill('240');
  await page.getByText('240 stickers').first().waitFor();
  // Waits for 17 images: the designs of the 16 stickers on the sheet, and of the enlarged sticker next to it.
  await page.locator('svg image').nth(16).waitFor();
  await page.getByRole('heading', { level: 1 }).click();
}
