import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { expectNoErrors, startApplication, visit, withBrowser } from './setup/visit';

withBrowser();

/** A recorded call of scrollIntoView: the id of the element that scrolls into view, and the `behavior` option. */
type ScrollCall = { id: string; behavior: unknown };
type ScrollAndTimerControl = {
  /** The recorded calls, oldest first. */
  scrollCalls: ScrollCall[];
  /** Advances the time of the page's timers by `ms`, and calls the timers that are due. */
  runFor: (ms: number) => void;
  /** True if a timer is due in more than `afterMs` and at most `untilMs` ms. */
  hasTimer: (afterMs: number, untilMs: number) => boolean;
};

/**
 * Replaces the timers of the page with timers that the test controls, and records each call of scrollIntoView.
 * Playwright's clock cannot be used: it removes the performance entries of the navigation, which the app reads.
 */
async function watchScrolling(page: Page) {
  await page.addInitScript(() => {
    const scrollCalls: ScrollCall[] = [];
    const scrollIntoView = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollIntoView')?.value as (
      this: Element,
      options?: boolean | ScrollIntoViewOptions,
    ) => void;
    Element.prototype.scrollIntoView = function (options) {
      scrollCalls.push({ id: this.id, behavior: typeof options === 'object' ? options.behavior : undefined });
      scrollIntoView.call(this, options);
    };
    let now = 0;
    let lastTimerId = 0;
    const timers = new Map<number, { dueAt: number; callback: () => void }>();
    const runFor = (ms: number) => {
      const endTime = now + ms;
      const findNextTimer = () =>
        [...timers].filter(([, { dueAt }]) => dueAt <= endTime).sort(([, a], [, b]) => a.dueAt - b.dueAt)[0];
      for (let nextTimer = findNextTimer(); nextTimer; nextTimer = findNextTimer()) {
        timers.delete(nextTimer[0]);
        now = nextTimer[1].dueAt;
        nextTimer[1].callback();
      }
      now = endTime;
    };
    const setTimeout = (callback: () => void, ms = 0) => {
      lastTimerId += 1;
      timers.set(lastTimerId, { dueAt: now + ms, callback });
      return lastTimerId;
    };
    const clearTimeout = (timerId: number) => timers.delete(timerId);
    const hasTimer = (afterMs: number, untilMs: number) =>
      [...timers.values()].some(({ dueAt }) => dueAt > now + afterMs && dueAt <= now + untilMs);
    Object.assign(window, { scrollCalls, runFor, hasTimer, setTimeout, clearTimeout });
  });
  const runFor = (ms: number) => page.evaluate((time) => (window as unknown as ScrollAndTimerControl).runFor(time), ms);
  return {
    runFor,
    /** Waits until a timer of the page is due in more than `afterMs` and at most `untilMs` ms. */
    waitForTimer: (afterMs: number, untilMs: number) =>
      page.waitForFunction((range) => (window as unknown as ScrollAndTimerControl).hasTimer(...range), [
        afterMs,
        untilMs,
      ] as const),
    readScrollCalls: () => page.evaluate(() => (window as unknown as ScrollAndTimerControl).scrollCalls),
    /** Runs all pending timers and clears the recorded calls. */
    reset: async () => {
      await runFor(1000);
      await page.evaluate(() => void (window as unknown as ScrollAndTimerControl).scrollCalls.splice(0));
    },
  };
}

/** Waits for a timer that is due in 80 to 200 ms, and expects that it calls scrollIntoView, once and not earlier. */
async function expectOneScroll(
  scrollWatch: Awaited<ReturnType<typeof watchScrolling>>,
  call: ScrollCall,
): Promise<void> {
  await scrollWatch.waitForTimer(79, 200);
  await scrollWatch.runFor(79);
  expect(await scrollWatch.readScrollCalls()).toEqual([]);
  await scrollWatch.runFor(121);
  expect(await scrollWatch.readScrollCalls()).toEqual([call]);
  await scrollWatch.runFor(2000);
  expect(await scrollWatch.readScrollCalls()).toEqual([call]);
}

const getBarLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

describe('PUB-04 CON-01 scrolling to an anchor', () => {
  it.each([
    ['no-preference', 'smooth'],
    ['reduce', 'auto'],
  ] as const)('happens once, shortly after loading (prefers-reduced-motion: %s)', async (reducedMotion, behavior) => {
    const visitor = await visit({ reducedMotion });
    const scrollWatch = await watchScrolling(visitor.page);
    await visitor.page.goto('/#about');
    await expectOneScroll(scrollWatch, { id: 'about', behavior });
    await expectNoErrors(visitor);
  });

  it.each([
    ['/', 'home'],
    ['/AiroTAgAuto', 'AiroTagAuto'],
    ['/Contact', 'contact'],
  ])('PUB-03 scrolls %s to the anchor of the page when the URL has no hash', async (path, id) => {
    const { page } = await visit({ reducedMotion: 'no-preference' });
    const scrollWatch = await watchScrolling(page);
    await page.goto(path);
    await expectOneScroll(scrollWatch, { id, behavior: 'smooth' });
    expect(await page.locator(`[id="${id}"]`).count()).toBe(1);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  it('does not happen if the user has pressed a key before the script has loaded', async () => {
    const { page } = await visit({ reducedMotion: 'no-preference' });
    const scrollWatch = await watchScrolling(page);
    let letScriptLoad: () => void = () => undefined;
    const scriptMayLoad = new Promise<void>((resolve) => (letScriptLoad = resolve));
    await page.route(/assets\/boot-.*\.js/, async (route) => {
      await scriptMayLoad;
      await route.continue();
    });
    const navigation = page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('End');
    letScriptLoad();
    await navigation;
    await scrollWatch.runFor(2000);
    expect(await scrollWatch.readScrollCalls()).toEqual([]);
  });

  it('does not happen if the user has scrolled in the meantime', async () => {
    const { page } = await visit();
    const scrollWatch = await watchScrolling(page);
    await page.goto('/AiroTAgAuto');
    await scrollWatch.waitForTimer(79, 200);
    await page.evaluate(() => window.scrollTo(0, 400));
    await scrollWatch.runFor(2000);
    expect(await scrollWatch.readScrollCalls()).toEqual([]);
  });

  it('works for links on the same page before hydration', async () => {
    const { page } = await visit({ reducedMotion: 'no-preference' });
    const scrollWatch = await watchScrolling(page);
    await page.route(/assets\/main-.*\.js/, () => undefined);
    await page.goto('/');
    await scrollWatch.reset();
    await getBarLink(page, 'About').click();
    await expectOneScroll(scrollWatch, { id: 'about', behavior: 'smooth' });
    expect(new URL(page.url()).hash).toBe('#about');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('about');
    await page.goBack();
    expect(new URL(page.url()).hash).toBe('');
  });

  it('works for links on the same page and from other pages after hydration', async () => {
    const visitor = await visit({ reducedMotion: 'no-preference' });
    const { page } = visitor;
    const scrollWatch = await watchScrolling(page);
    await page.goto('/');
    await startApplication(page);
    await scrollWatch.reset();
    await getBarLink(page, 'About').click();
    await expectOneScroll(scrollWatch, { id: 'about', behavior: 'smooth' });
    await page.getByRole('link', { name: 'Explore Products' }).click();
    await scrollWatch.reset();
    await getBarLink(page, 'Contact').click();
    await page.getByRole('heading', { level: 1, name: 'A question? Talk to us.' }).waitFor();
    await scrollWatch.reset();
    await getBarLink(page, 'About').click();
    await page.getByRole('heading', { level: 1, name: 'One scan reaches you' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await expectOneScroll(scrollWatch, { id: 'about', behavior: 'smooth' });
    await expectNoErrors(visitor);
  });

  it('does not happen on Back and reload, which restore the position', async () => {
    const { page } = await visit({ reducedMotion: 'reduce' });
    const scrollWatch = await watchScrolling(page);
    await page.goto('/');
    await startApplication(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const scrollPosition = await page.evaluate(() => window.scrollY);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'A question? Talk to us.' }).waitFor();
    await scrollWatch.reset();
    await page.goBack();
    await page.waitForFunction((before) => Math.abs(window.scrollY - before) < 2, scrollPosition);
    await scrollWatch.runFor(2000);
    expect(await scrollWatch.readScrollCalls()).toEqual([]);
    await page.reload();
    await scrollWatch.runFor(2000);
    expect(await scrollWatch.readScrollCalls()).toEqual([]);
  });

  it('works for a hash that is typed into the address bar', async () => {
    const visitor = await visit({ reducedMotion: 'no-preference' });
    const { page } = visitor;
    const scrollWatch = await watchScrolling(page);
    await page.goto('/');
    await startApplication(page);
    await scrollWatch.reset();
    await page.evaluate(() => location.assign('#about'));
    await expectOneScroll(scrollWatch, { id: 'about', behavior: 'smooth' });
    await page.goBack();
    await page.waitForFunction(() => window.scrollY === 0);
    await expectNoErrors(visitor);
  });

  it('leaves scroll restoration to the browser on pagehide, and takes it back on pageshow', async () => {
    const { page } = await visit();
    await page.goto('/');
    await startApplication(page);
    const readRestorationAfter = (type: 'pagehide' | 'pageshow') =>
      page.evaluate((event) => {
        window.dispatchEvent(new PageTransitionEvent(event, { persisted: true }));
        return history.scrollRestoration;
      }, type);
    expect(await readRestorationAfter('pagehide')).toBe('auto');
    expect(await readRestorationAfter('pageshow')).toBe('manual');
  });
});
