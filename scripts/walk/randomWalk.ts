import type { Browser, BrowserContext, Page } from 'playwright';

import { authCookie, placeholderAuth } from '../../src/domain/session/authCookie';
import { pickAction } from './actions';
import type { Walker } from './actions';
import { readStateScript } from './pageScripts';
import type { PageState } from './pageScripts';
import { createRandom } from './random';

export type WalkOptions = {
  origin: string;
  seed: number;
  maxSteps: number;
  /** True to end the walk when the focus is lost to the body. */
  checksFocus: boolean;
  /** Returns true to end the walk early, for example after a deadline. */
  isOver?: () => boolean;
};

export type WalkResult = {
  stepCount: number;
  /** The problem that ended the walk, with the last steps before it; undefined if there was none. */
  problem: string | undefined;
  /** Largest size of the JavaScript heap of a page after garbage collection, in bytes. */
  maxHeapBytes: number;
};

/** Maximum size of the JavaScript heap in bytes: three times the 40 MB that a page needs at most. */
const heapLimitBytes = 120_000_000;
const stepsPerMeasurement = 50;
/** Time in ms after a step within which the page must show something, and an element must have the focus. */
const stateTimeout = 8000;

/** Matches messages of the browser and of the app about requests that fail while the browser is offline. */
const offlineErrorPattern =
  /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED|Failed to fetch|dynamically imported module|could not be fetched|A page failed:|Loading of worker/;

/** Matches the console error of a checked one-time code, which is expected: a static host rejects the POST request. */
const rejectedCodePattern = /status of 405/;

const formatState = ({ path, width, focus }: PageState) =>
  `at ${path}, ${width} px wide, focus on ${focus || 'the body'}`;

/**
 * Walks randomly over the built site. Ends at the first uncaught error, console error or warning, policy violation,
 * blank page, focus lost to the body, or page that needs too much memory.
 */
export async function walk(browser: Browser, options: WalkOptions): Promise<WalkResult> {
  const { origin, seed, maxSteps, checksFocus, isOver = () => false } = options;
  const errors: string[] = [];
  const context = await openContext(browser, origin, errors);
  const walker: Walker = { context, page: await context.newPage(), random: createRandom(seed), isOffline: false };
  const stepLog: string[] = [];
  let largestHeap = 0;
  let stepCount = 0;
  /**
   * True after the first offline phase. From then on, errors about failed requests are ignored, since scripts that
   * failed to load offline stay missing until another document is loaded.
   */
  let wasOffline = false;
  const endWalk = async (problem?: string): Promise<WalkResult> => {
    await context.close();
    return {
      stepCount,
      maxHeapBytes: largestHeap,
      problem: problem && `${problem}\n  ${stepLog.slice(-12).join('\n  ')}`,
    };
  };

  await walker.page.goto('/', { waitUntil: 'commit' });
  let stateBefore: PageState;
  for (; stepCount < maxSteps && !isOver(); stepCount++) {
    const { page } = walker;
    // Reads the state again, since it can change after a step: a new width can hide the focused control, and the
    // browser removes the focus one frame later.
    stateBefore = await waitForState(page, ({ isBlank, isLoadError }) => !isBlank || isLoadError);
    const action = pickAction(walker);
    // `run` rejects if the action is not possible, for example because a dialog covers the control.
    const description = await action
      .run(walker)
      .catch((error: unknown) => `not possible: ${String(error).slice(0, 80)}`);
    wasOffline ||= walker.isOffline;
    stepLog.push(`${description} (${stateBefore.path})`);
    const mayLoseFocus =
      !checksFocus ||
      action.mayLoseFocus ||
      stateBefore.focus === '' ||
      description.includes('Tab') ||
      page !== walker.page;
    const isHealthy = (state: PageState) =>
      state.isLoadError ||
      (!state.isBlank && (mayLoseFocus || state.focus !== '' || state.visit !== stateBefore.visit || !state.isStarted));
    const state = await waitForState(walker.page, isHealthy);
    if (!isHealthy(state)) return endWalk(`${state.isBlank ? 'blank page' : 'focus lost'} ${formatState(state)}`);
    const unexpectedErrors = errors
      .splice(0)
      .filter((error) => !(wasOffline && offlineErrorPattern.test(error)) && !rejectedCodePattern.test(error));
    if (unexpectedErrors.length > 0) return endWalk(`${unexpectedErrors.join('\n')} ${formatState(state)}`);
    if (state.isLoadError && wasOffline) {
      walker.isOffline = false;
      await context.setOffline(false);
      await walker.page.goto('/', { waitUntil: 'commit' });
    }
    if (stepCount % stepsPerMeasurement === stepsPerMeasurement - 1) {
      largestHeap = Math.max(largestHeap, await measureHeap(walker.page));
      if (largestHeap > heapLimitBytes) return endWalk(`heap of ${largestHeap} bytes ${formatState(state)}`);
    }
  }
  return endWalk();
}

/** Opens a browser context with a signed-in user. Adds exceptions, console errors and warnings to `errors`. */
async function openContext(browser: Browser, origin: string, errors: string[]): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce', acceptDownloads: false });
  await context.addCookies([
    { name: authCookie.name, value: encodeURIComponent(JSON.stringify(placeholderAuth)), url: origin },
  ]);
  await context.addInitScript(`
    window.print = () => {};
    document.addEventListener('securitypolicyviolation', (event) => console.error('policy: ' + event.violatedDirective + ' ' + event.blockedURI));
  `);
  context.on('page', (page) => {
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) errors.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => errors.push(`error: ${error.message}`));
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    page.on('filechooser', () => undefined);
    // Closes the print window and does not check it, since its content is a copy of what the app shows.
    page.on('popup', (popup) => void popup.close());
  });
  return context;
}

/**
 * Resolves to the state of the page as soon as `isHealthy` returns true for it, or to the current state after
 * `stateTimeout`.
 */
async function waitForState(page: Page, isHealthy: (state: PageState) => boolean): Promise<PageState> {
  const deadline = Date.now() + stateTimeout;
  for (;;) {
    // `evaluate` rejects while a document loads.
    const state = await page.evaluate<PageState>(readStateScript).catch(() => undefined);
    if (state && (isHealthy(state) || Date.now() > deadline)) return state;
    if (Date.now() > deadline + stateTimeout) throw new Error(`${page.url()} does not respond.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Returns the size of the page's JavaScript heap after garbage collection, in bytes. */
async function measureHeap(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize;
}
