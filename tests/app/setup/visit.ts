import { chromium } from 'playwright';
import type { Browser, BrowserContext, ConsoleMessage, Page } from 'playwright';
import { afterEach, beforeAll, expect, inject } from 'vitest';

import { authCookie, placeholderAuth } from '~/domain/session/authCookie';

import { launchOptions } from '../../../scripts/browser';
import { ContextPool } from './contextPool';
import type { ContextOptions } from './contextPool';
import { recordWorkerErrors } from './recordWorkerErrors';

export const siteOrigin = inject('siteOrigin');

let startedBrowser: Promise<Browser> | undefined;
/** Returns the browser of this worker, which all of its test files share, and starts it on the first call. */
const startBrowser = () => {
  const { args, ...options } = launchOptions();
  // Pages of a context share a process, as those that a link opens do. Starting a process takes a third of a second.
  return (startedBrowser ??= chromium.launch({ ...options, args: [...args, '--renderer-process-limit=1'] }));
};
const contextPool = new ContextPool(siteOrigin);

/** Starts the browser before the tests of a file, and releases the browser contexts of a test when the test ends. */
export function withBrowser(): void {
  beforeAll(async () => {
    await startBrowser();
  });
  afterEach(() => contextPool.releaseAll());
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

/**
 * Opens an empty page in a browser context that no other visit uses, and records errors. The local storage of the site
 * has the entries `stored`, and there are no other data.
 */
export async function visit(options: ContextOptions = {}, stored: Record<string, string> = {}): Promise<Visit> {
  const browser = await startBrowser();
  const contextOptions = { baseURL: siteOrigin, reducedMotion: 'reduce', ...options } as const;
  const { context, keepAlivePage } = await contextPool.acquire(browser, contextOptions);
  await keepAlivePage.evaluate((entries) => Object.assign(localStorage, entries), stored);
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
  const page = await context.newPage();
  await recordWorkerErrors(page, (error) => errors.push(error));
  return { context, page, errors };
}

/** Sets the sign-in cookie to `text`, which is valid by default. */
export const setAuthCookie = (context: BrowserContext, text = JSON.stringify(placeholderAuth), url = siteOrigin) =>
  context.addCookies([{ name: authCookie.name, value: encodeURIComponent(text), url }]);

/** Opens the page at `path` as a signed-in user, and waits for its heading. */
export async function openSignedIn(path: string, options: ContextOptions = {}): Promise<Visit> {
  const visitor = await visit(options);
  await setAuthCookie(visitor.context);
  await visitor.page.goto(path);
  await visitor.page.getByRole('heading', { level: 1 }).waitFor();
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
