/**
 * `npm run build-storybook && npm run flow-pictures`: takes a picture of each flow after its last step, for the front
 * page of the Storybook. Chromium scales the pictures down and encodes them as WebP.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';

import { chromium } from 'playwright';
import type { Page } from 'playwright';
import sirv from 'sirv';

import { flows } from '../.storybook/flows';
import { getLaunchOptions } from './browser';
import { listen } from './site/server';
import { takePicture } from './visual/pictures';

const pictureFolder = 'docs/flows';
const windowSize = { width: 1280, height: 800 };

/** Returns the upper part of a page as a WebP file, at half its size. */
async function captureAsWebp(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 70,
    clip: { x: 0, y: 0, ...windowSize, scale: 0.5 },
  });
  return Buffer.from(data, 'base64');
}

mkdirSync(pictureFolder, { recursive: true });
const server = createServer(sirv('storybook-static'));
const origin = await listen(server);
const browser = await chromium.launch(getLaunchOptions());
for (const { storyId, name } of flows) {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' });
  const picture = { name, storyId, title: name, ...windowSize, globals: {} };
  writeFileSync(`${pictureFolder}/${storyId}.webp`, await takePicture(context, origin, picture, captureAsWebp));
  await context.close();
}
await browser.close();
server.closeAllConnections();
server.close();
