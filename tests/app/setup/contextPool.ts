import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { vi } from 'vitest';
import type { MockInstance } from 'vitest';

/** Options of a context. Storage is not one of them, since it is cleared before a context is used again. */
export type ContextOptions = Omit<BrowserContextOptions, 'storageState'>;

type Entry = {
  context: BrowserContext;
  /** A page that stays open, so that the process of the context stays alive and the next page starts faster. */
  keepAlivePage: Page;
  /** Options of the context, as text. */
  key: string;
  /** Origins of the documents that a test has opened. */
  origins: Set<string>;
  hasCrashed: boolean;
  /** Spies on the methods whose effects outlast the pages, such as `route`. */
  lastingEffects: readonly MockInstance[];
};

/** Methods of a context whose effects outlast its pages. */
const lastingMethods = [
  'addInitScript',
  'close',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'route',
  'routeFromHAR',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
] as const;
/** Methods of the clock of a context, which replace the timers of all of its pages. */
const clockMethods = [
  'fastForward',
  'install',
  'pauseAt',
  'resume',
  'runFor',
  'setFixedTime',
  'setSystemTime',
] as const;
/** Events of a context to which tests listen. */
const events = ['console', 'dialog', 'page', 'request', 'requestfailed', 'requestfinished', 'response', 'weberror'];

/** Largest number of idle contexts. Each takes about 100 MB. */
const maxIdleContexts = 3;

/**
 * Browser contexts that tests use one after another, since a page starts in half of the time in a process that has
 * already run the app. A released context loses its pages, cookies, storage, cache and listeners. It is closed if a test
 * has changed something else.
 */
export class ContextPool {
  readonly #origin: string;
  readonly #idle: Entry[] = [];
  readonly #used: Entry[] = [];

  /** `origin` is the origin of the site whose storage is cleared. */
  constructor(origin: string) {
    this.#origin = origin;
  }

  async acquire(browser: Browser, options: ContextOptions): Promise<Entry> {
    const key = JSON.stringify(options);
    const index = this.#idle.findLastIndex((entry) => entry.key === key);
    const [entry = await this.#create(browser, options, key)] = index < 0 ? [] : this.#idle.splice(index, 1);
    entry.context.on('request', (request) => {
      if (request.isNavigationRequest()) entry.origins.add(new URL(request.url()).origin);
    });
    this.#used.push(entry);
    return entry;
  }

  async #create(browser: Browser, options: ContextOptions, key: string): Promise<Entry> {
    const context = await browser.newContext(options);
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
      });
    });
    const keepAlivePage = await context.newPage();
    await keepAlivePage.goto(`${this.#origin}/robots.txt`);
    const lastingEffects = [
      ...lastingMethods.map((method) => vi.spyOn(context, method)),
      ...clockMethods.map((method) => vi.spyOn(context.clock, method)),
    ];
    const entry = { context, keepAlivePage, key, lastingEffects, origins: new Set([this.#origin]), hasCrashed: false };
    keepAlivePage.once('crash', () => (entry.hasCrashed = true));
    return entry;
  }

  /** Releases all contexts in use. */
  async releaseAll(): Promise<void> {
    await Promise.all(
      this.#used.splice(0).map(async (entry) => {
        if (await this.#reset(entry)) this.#idle.push(entry);
        else await entry.context.close();
      }),
    );
    const surplus = this.#idle.splice(0, Math.max(0, this.#idle.length - maxIdleContexts));
    await Promise.all(surplus.map(({ context }) => context.close()));
  }

  /** Returns false if the context cannot be used again. */
  async #reset({ context, keepAlivePage, lastingEffects, origins, hasCrashed }: Entry): Promise<boolean> {
    if (hasCrashed || lastingEffects.some(({ mock }) => mock.calls.length > 0)) return false;
    for (const event of events) context.removeAllListeners(event);
    const testPages = context.pages().filter((page) => page !== keepAlivePage);
    await Promise.all(testPages.map((page) => page.close()));
    const devtools = await context.newCDPSession(keepAlivePage);
    for (const origin of origins) await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await devtools.send('Network.clearBrowserCache');
    // Also clears the cache in the memory of the process.
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    // Also clears the cache in the memory of the process.
    await devtools.detach();
    await context.clearCookies();
    return true;
  }
}
