import { chromium } from 'playwright';
import type { Browser, BrowserContext, BrowserContextOptions, ConsoleMessage, Page } from 'playwright';
import { afterEach, beforeAll, expect, inject } from 'vitest';

import { authCookie, placeholderAuth } from '~/domain/session/authCookie';

import { getLaunchOptions } from '../../../scripts/browser';
import { recordWorkerErrors } from './recordWorkerErrors';

export const siteOrigin = inject('siteOrigin');

let startedBrowser: Promise<Browser> | undefined;
/** Returns the browser of this worker, which all of its test files share, and starts it on the first call. */
const startBrowser = () => (startedBrowser ??= chromium.launch(getLaunchOptions()));
const contexts = new Set<BrowserContext>();

/** Starts the browser before the tests of a file, and closes the browser contexts of each test when it ends. */
export function withBrowser(): void {
  beforeAll(async () => {
    await startBrowser();
  });
  afterEach(async () => {
    await Promise.all([...contexts].map((context) => context.close()));
    contexts.clear();
  });
}

export type Visit = {
  context: BrowserContext;
  page: Page;
  /**
   * Console errors and warnings, uncaught exceptions, policy violations, and requests to other origins. No page should
   * cause any of them. Errors of workers are recorded for `page` only.
   */
  errors: string[];
};

/** Opens an empty page in a browser context of its own, and records errors. */
export async function visit(options: BrowserContextOptions = {}): Promise<Visit> {
  const browser = await startBrowser();
  const context = await browser.newContext({ baseURL: siteOrigin, reducedMotion: 'reduce', ...options });
  contexts.add(context);
  const errors: string[] = [];
  const recordErrors = (page: Page) => {
    page.on('console', (message: ConsoleMessage) => {
      if (['error', 'warning'].includes(message.type())) errors.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => errors.push(`error: ${error.message}`));
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== siteOrigin && !['data:', 'blob:', 'about:'].includes(protocol))
        errors.push(`request: ${request.url()}`);
    });
  };
  context.on('page', recordErrors);
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  const page = await context.newPage();
  await recordWorkerErrors(page, (error) => errors.push(error));
  return { context, page, errors };
}

/** Sets the value of the sign-in cookie to `text`, by default to a valid value. */
export const setAuthCookie = (context: BrowserContext, text = JSON.stringify(placeholderAuth), url = siteOrigin) =>
  context.addCookies([{ name: authCookie.name, value: encodeURIComponent(text), url }]);

/** Waits until the page is idle. Listeners of React effects are attached only after the content is visible. */
export const waitUntilIdle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 5000 })));

/** Signs in and opens `path`. Resolves when the page shows its heading and reacts to keys. */
export async function signInAndOpen({ context, page }: Visit, path: string): Promise<void> {
  await setAuthCookie(context);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await waitUntilIdle(page);
}

/** Opens `path` in a new browser context as a signed-in user. */
export async function openSignedIn(path: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const visitor = await visit(options);
  await signInAndOpen(visitor, path);
  return visitor;
}

/** Starts the app on a prerendered page by pressing a key, and waits until the page is hydrated. */
export async function startApplication(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.locator('html[data-started]').waitFor();
}

export async function expectNoErrors({ errors }: Visit): Promise<void> {
  expect(errors).toEqual([]);
  return Promise.resolve();
}
