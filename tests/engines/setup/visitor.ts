import { expect, inject, vi } from 'vitest';

import { authCookie, placeholderAuth } from '~/domain/session/authCookie';

import type { Key, Tab } from './engine';
import { findElement } from './findElement';
import type { ElementQuery, FoundElement } from './findElement';
import { errorsKey } from './recordErrors';

const siteOrigin = inject('siteOrigin');

/** Maximum time in ms to wait for an element or a condition. */
const timeout = 20_000;

/** A user who visits the built site, in any engine. */
export class Visitor {
  readonly tab: Tab;

  constructor(tab: Tab) {
    this.tab = tab;
  }

  open(path: string): Promise<void> {
    return this.tab.open(siteOrigin + path);
  }

  /** Sets the sign-in cookie on a text file of the site, so that no script of the app runs before the cookie is set. */
  async signIn(): Promise<void> {
    await this.open('/robots.txt');
    const cookie = `${authCookie.name}=${encodeURIComponent(JSON.stringify(placeholderAuth))}`;
    await this.tab.evaluate((text) => void (document.cookie = text), cookie);
  }

  /** Waits until the page shows the element, and returns it. */
  find(query: ElementQuery): Promise<FoundElement> {
    return this.#waitFor(query, () => this.#findNow(query));
  }

  async waitUntilGone(query: ElementQuery): Promise<void> {
    await vi.waitFor(async () => expect(await this.#findNow(query)).toBeUndefined(), { timeout });
  }

  async click(query: ElementQuery): Promise<void> {
    const readCentre = async () => (await this.#findNow(query))?.centre;
    const { x, y } = await this.#waitFor(query, async () => {
      const [before, after] = [await readCentre(), await readCentre()];
      return before && after && before.x === after.x && before.y === after.y ? after : undefined;
    });
    await this.tab.click(x, y);
  }

  /** Replaces the text of a field. */
  async fill(query: ElementQuery, text: string): Promise<void> {
    await this.find(query);
    await this.tab.evaluate(findElement, query, { select: true });
    await this.tab.type(text);
    await vi.waitFor(async () => expect((await this.#findNow(query))?.value).toBe(text), { timeout });
  }

  press(key: Key): Promise<void> {
    return this.tab.press(key);
  }

  async waitForPath(path: string): Promise<void> {
    await vi.waitFor(async () => expect(await this.tab.evaluate(() => location.pathname)).toBe(path), { timeout });
  }

  /** Waits until `callback` returns true in the page. */
  async waitUntil<Values extends unknown[]>(
    callback: (...values: Values) => boolean | Promise<boolean>,
    ...values: Values
  ): Promise<void> {
    await vi.waitFor(
      async () => {
        if (!(await this.tab.evaluate(callback, ...values))) throw new Error(`Never true: ${callback.toString()}`);
      },
      { timeout },
    );
  }

  /** Presses a key, which starts the app on a prerendered page, and waits until the page is hydrated. */
  async startApp(): Promise<void> {
    await this.press('Shift');
    await this.waitUntil(() => document.documentElement.hasAttribute('data-started'));
  }

  async expectNoErrors(): Promise<void> {
    const errors = await this.tab.evaluate((key) => sessionStorage.getItem(key) ?? '[]', errorsKey);
    expect(JSON.parse(errors)).toEqual([]);
  }

  #findNow(query: ElementQuery): Promise<FoundElement | undefined> {
    return this.tab.evaluate(findElement, query, {}).then((found) => found ?? undefined);
  }

  /** Waits until `read` returns a result. After the timeout, throws an error that contains the texts of the page. */
  async #waitFor<Result>(query: ElementQuery, read: () => Promise<Result | undefined>): Promise<Result> {
    const notFound = new Error('Not found');
    try {
      return await vi.waitFor(
        async () => {
          const result = await read();
          if (result === undefined) throw notFound;
          return result;
        },
        { timeout },
      );
    } catch (error) {
      if (error !== notFound) throw error;
      const text = await this.tab.evaluate(() => document.body.innerText);
      throw new Error(`Not found: ${JSON.stringify(query)} in ${JSON.stringify(text)}`, { cause: error });
    }
  }
}
