import { existsSync } from 'node:fs';

import { chromium } from 'playwright';
import type { Browser, BrowserContext, BrowserContextOptions, ConsoleMessage, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

import { browserArguments, findBrowser } from '../../../scripts/browser';

export const siteAddress = inject('siteAddress');

const executablePath = findBrowser(existsSync);
let browser: Browser;
const open = new Set<BrowserContext>();

/** Starts one browser for the test file that calls it, and closes what its tests have opened. */
export function withBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...browserArguments] });
  });
  afterEach(async () => {
    await Promise.all([...open].map((context) => context.close()));
    open.clear();
  });
  afterAll(() => browser.close());
}

export type Visit = {
  context: BrowserContext;
  page: Page;
  /** What must not happen on any page: errors, warnings, violations of the policy, requests to elsewhere. */
  complaints: string[];
};

/** A fresh visitor: own cookies, own storage, and an ear for everything that the browser complains about. */
export async function visit(options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ baseURL: siteAddress, reducedMotion: 'reduce', ...options });
  open.add(context);
  const complaints: string[] = [];
  const listen = (page: Page) => {
    page.on('console', (message: ConsoleMessage) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== siteAddress && !['data:', 'blob:', 'about:'].includes(protocol))
        complaints.push(`request: ${request.url()}`);
    });
  };
  context.on('page', listen);
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return { context, page: await context.newPage(), complaints };
}

/** Waits until the application owns the page, waking it up on one that is prerendered. */
export async function startApplication(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.locator('html[data-started]').waitFor();
}

export async function expectNoComplaints({ complaints }: Visit): Promise<void> {
  expect(complaints).toEqual([]);
  return Promise.resolve();
}
