import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import jsQR from 'jsqr';
import type { Page } from 'playwright';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { listEndpointOrigins } from '../../scripts/site/headers';
import { createSiteServer, listen } from '../../scripts/site/server';
import { readFocusedName, tabTo } from './setup/focus';
import { setAuthCookie, startApplication, visit, withBrowser } from './setup/visit';

withBrowser();

const siteUrl = 'https://www.example.com';
const appUrls = { appStore: 'https://apps.example.com/app/1', playStore: 'https://play.example.com/store?id=1' };

/** State of a fake API. `apiServer` records each POST request in it, and responds with its `status`. */
const fakeApi = {
  receivedRequests: [] as { path: string | undefined; headers: IncomingHttpHeaders; body: unknown }[],
  status: 204,
};
const apiServer = createServer((request: IncomingMessage, response: ServerResponse) => {
  response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Access-Control-Allow-Headers', 'content-type');
  if (request.method !== 'POST') return void response.writeHead(204).end();
  let bodyText = '';
  request.on('data', (chunk: Buffer) => (bodyText += chunk.toString()));
  request.on('end', () => {
    fakeApi.receivedRequests.push({
      path: request.url,
      headers: request.headers,
      body: JSON.parse(bodyText) as unknown,
    });
    response.writeHead(fakeApi.status).end();
  });
  return undefined;
});

let siteFolder: string;
let siteServer: Server;
let origin: string;

beforeAll(async () => {
  const apiOrigin = await listen(apiServer);
  const contactEndpoint = `${apiOrigin}/enquiries`;
  siteFolder = await mkdtemp(join(tmpdir(), 'site-'));
  await promisify(execFile)('npx', ['tsx', 'scripts/build.ts', '--unset', '--out', siteFolder], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      VITE_DATA: 'browser',
      VITE_SITE_URL: `${siteUrl}/`,
      VITE_API_BASE_URL: `${apiOrigin}/v1/`,
      VITE_TAG_BASE_URL: 'https://tag.example.com/',
      VITE_CONTACT_ENDPOINT: contactEndpoint,
      VITE_CONTACT_PHONE: '+971 4 111 1111',
      VITE_CONTACT_EMAIL: 'team@example.com',
      VITE_SOCIAL_LINKS: 'https://www.linkedin.com/company/example',
      VITE_APP_STORE_URL: appUrls.appStore,
      VITE_PLAY_STORE_URL: appUrls.playStore,
    },
  });
  siteServer = await createSiteServer(siteFolder, listEndpointOrigins({ apiBaseUrl: apiOrigin, contactEndpoint }));
  origin = await listen(siteServer);
  // The timeout is long, since building the site can take minutes on a busy machine.
}, 300_000);

afterAll(async () => {
  for (const server of [siteServer, apiServer]) {
    server.closeAllConnections();
    server.close();
  }
  await rm(siteFolder, { recursive: true });
});

beforeEach(() => {
  fakeApi.receivedRequests.length = 0;
  fakeApi.status = 204;
});

const fetchHead = async (path: string) => (await (await fetch(origin + path)).text()).split('</head>')[0] ?? '';

describe('SET-01 VITE_DATA', () => {
  const getStartDialog = (page: Page) => page.getByRole('dialog', { name: 'Start your workspace' });

  it('begins the first visit to the office with the choice of a workspace', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await page.goto(`${origin}/Admin-Agencies`);
    await getStartDialog(page).waitFor();
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await page.reload();
    await getStartDialog(page).getByRole('button', { name: 'Empty' }).click();
    await getStartDialog(page).waitFor({ state: 'detached' });
    await page.getByText('No agencies found.').waitFor();
    await page.reload();
    await page.getByText('No agencies found.').waitFor();
    expect(await getStartDialog(page).count()).toBe(0);
  });

  it('shows the workspace that another tab has started instead of the choice', async () => {
    const { context, page } = await visit();
    const otherTab = await context.newPage();
    for (const tab of [page, otherTab]) {
      await tab.goto(`${origin}/Admin-Agencies`);
      await getStartDialog(tab).waitFor();
    }
    await getStartDialog(page).getByRole('button', { name: 'Empty' }).click();
    await getStartDialog(otherTab).waitFor({ state: 'detached' });
    await otherTab.getByText('No agencies found.').waitFor();
  });

  it('asks nothing on public pages and the sign-in', async () => {
    const { page } = await visit();
    for (const path of ['/', '/Contact', '/login']) {
      await page.goto(origin + path);
      await startApplication(page);
      expect(await getStartDialog(page).count()).toBe(0);
    }
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  });
});

describe('SET-09 VITE_SITE_URL', () => {
  it('is in the canonical and Open Graph URLs of each page, which has a preview picture of its own', async () => {
    const pictureUrls = new Set<string>();
    for (const path of ['/', '/AiroTAgAuto', '/AiroTagAlly', '/Accolades', '/AiroTagExperience', '/Contact']) {
      const head = await fetchHead(path);
      expect(head).toContain(`<link rel="canonical" href="${siteUrl}${path}"`);
      expect(head).toContain(`<meta property="og:url" content="${siteUrl}${path}">`);
      const pictureUrl = /<meta property="og:image" content="(.*?)">/.exec(head)?.[1] ?? '';
      expect(pictureUrl).toMatch(/^https:\/\/www\.example\.com\/assets\/share-.*\.png$/);
      const response = await fetch(origin + new URL(pictureUrl).pathname);
      expect(response.headers.get('content-type')).toBe('image/png');
      const { width, height } = PNG.sync.read(Buffer.from(await response.arrayBuffer()));
      expect([width, height]).toEqual([1200, 630]);
      pictureUrls.add(pictureUrl);
    }
    expect(pictureUrls.size).toBe(6);
  });

  it('is in a sitemap of the public pages', async () => {
    const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
    const listedUrls = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
    expect(listedUrls).toContain(`${siteUrl}/AiroTAgAuto`);
    expect(listedUrls).toHaveLength(9);
    expect(await (await fetch(`${origin}/robots.txt`)).text()).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  });

  it('is encoded in the QR codes of the illustrations', async () => {
    const { page } = await visit({ viewport: { width: 1280, height: 900 } });
    await page.goto(origin);
    const screenshot = PNG.sync.read(await page.getByRole('img', { name: /on a strap/ }).screenshot());
    expect(jsQR(new Uint8ClampedArray(screenshot.data), screenshot.width, screenshot.height)?.data).toBe(`${siteUrl}/`);
  });
});

describe('SET-07 VITE_APP_STORE_URL and VITE_PLAY_STORE_URL', () => {
  it('are links in the download panel and the download block, with QR codes on wide screens', async () => {
    const { page } = await visit({ viewport: { width: 1280, height: 900 } });
    await page.goto(origin);
    const appSection = page.getByRole('region', { name: 'Your tags, in your pocket' });
    expect(await appSection.getByRole('link', { name: /App Store/ }).getAttribute('href')).toBe(appUrls.appStore);
    await page.getByRole('banner').getByRole('button', { name: 'Download app' }).click();
    const downloadPanel = page.getByRole('dialog');
    expect(await downloadPanel.getByRole('link', { name: /Google Play/ }).getAttribute('href')).toBe(appUrls.playStore);
    const codeImages = await downloadPanel.getByRole('img').all();
    const scannedUrls = [];
    for (const codeImage of codeImages) {
      const { data, width, height } = PNG.sync.read(await codeImage.screenshot());
      scannedUrls.push(jsQR(new Uint8ClampedArray(data), width, height)?.data);
    }
    expect(scannedUrls).toEqual([appUrls.appStore, appUrls.playStore]);
  });
});

describe('SET-10 contact and social links', () => {
  it('appear in the footer', async () => {
    const { page } = await visit();
    await page.goto(origin);
    const footer = page.getByRole('contentinfo');
    expect(await footer.getByRole('link', { name: '+971 4 111 1111' }).getAttribute('href')).toBe('tel:+97141111111');
    expect(await footer.getByRole('link', { name: 'team@example.com' }).getAttribute('href')).toBe(
      'mailto:team@example.com',
    );
    expect(await footer.getByRole('link', { name: 'LinkedIn' }).getAttribute('href')).toBe(
      'https://www.linkedin.com/company/example',
    );
  });
});

describe('SET-05 VITE_CONTACT_ENDPOINT', () => {
  it('receives an enquiry that is written by keyboard when it is valid; after a failure, the form keeps the text', async () => {
    const { page, errors } = await visit();
    await page.goto(`${origin}/Contact`);
    const pressEnterOn = async (name: string) => {
      await tabTo(page, name);
      await page.keyboard.press('Enter');
    };
    const expectFocus = (name: string) => expect.poll(() => readFocusedName(page)).toBe(name);
    const emailField = page.getByRole('textbox', { name: 'Email' });
    // Pressing Tab starts the app. Hydration must keep the name that is typed while the app loads.
    await tabTo(page, 'Full Name');
    await page.keyboard.type('Sample Person');
    await page.locator('html[data-started]').waitFor();
    await page.keyboard.press('Enter');
    await expectFocus('Email');
    expect(await emailField.getAttribute('aria-invalid')).toBe('true');
    expect(fakeApi.receivedRequests).toEqual([]);
    await page.keyboard.type('person@example.com');
    expect(await emailField.getAttribute('aria-invalid')).not.toBe('true');
    await tabTo(page, 'Your message');
    await page.keyboard.type('A tag for every dog in town, please.');
    fakeApi.status = 500;
    await pressEnterOn('Send message');
    await page.getByRole('alert').getByText("Your message wasn't sent").waitFor();
    await expectFocus('Try again');
    expect(await page.getByRole('textbox', { name: 'Your message' }).inputValue()).toContain('every dog');
    fakeApi.status = 204;
    await page.keyboard.press('Enter');
    await expectFocus('Message sent');
    expect(fakeApi.receivedRequests).toHaveLength(2);
    expect(fakeApi.receivedRequests[1]?.headers['content-type']).toMatch(/^application\/json/);
    expect(fakeApi.receivedRequests[1]?.body).toMatchObject({ fullName: 'Sample Person', email: 'person@example.com' });
    await pressEnterOn('Write another message');
    await expectFocus('Full Name');
    expect(errors.filter((text) => text.startsWith('console: policy'))).toEqual([]);
  });
});

describe('SET-06 LOG-13 VITE_API_BASE_URL', () => {
  it('receives one-time codes, without a token and cookies, and verifies them', async () => {
    const { context, page } = await visit();
    await setAuthCookie(context, '{"token":"secret"}', origin);
    await page.goto(`${origin}/verify-email`);
    await page.getByRole('textbox', { name: 'One-time code' }).fill('4820');
    await page.getByRole('button', { name: 'Verify OTP' }).click();
    await page.getByText('Code verified.', { exact: true }).waitFor();
    expect(fakeApi.receivedRequests).toHaveLength(1);
    expect(fakeApi.receivedRequests[0]).toMatchObject({ path: '/v1', body: { email: '', otp: '4820' } });
    expect(fakeApi.receivedRequests[0]?.headers.authorization).toBeUndefined();
    expect(fakeApi.receivedRequests[0]?.headers.cookie).toBeUndefined();
    expect(new URL(page.url()).pathname).toBe('/verify-email');
  });
});

describe('SET-08 VITE_TAG_BASE_URL', () => {
  it('is encoded in the QR codes of tags', async () => {
    const officeChoice = { name: 'officedata', value: '{"shows":"sample","hasWorkspace":false}' };
    const { context, page } = await visit({
      viewport: { width: 1440, height: 900 },
      storageState: { cookies: [], origins: [{ origin, localStorage: [officeChoice] }] },
    });
    await setAuthCookie(context, '{"token":"secret"}', origin);
    await page.goto(`${origin}/Agencies-AiroTags?search=b04d17e8`);
    await page.getByRole('button', { name: 'QR code of B04D17E8' }).click();
    const codeImage = page.getByRole('dialog', { name: 'B04D17E8' }).getByRole('img');
    const { data, width, height } = PNG.sync.read(await codeImage.screenshot());
    expect(jsQR(new Uint8ClampedArray(data), width, height)?.data).toBe('https://tag.example.com/t/B04D17E8');
  });
});
