import { describe, expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import {
  expectNoErrors,
  openSignedIn,
  setAuthCookie,
  siteOrigin,
  startApplication,
  visit,
  withBrowser,
} from './setup/visit';
import type { Visit } from './setup/visit';

withBrowser();

const consentText = 'This site uses cookies to improve your experience. Do you allow cookies?';

async function enterEmail({ page }: Visit, email = 'owner@example.com', url = paths.signIn.email()) {
  await page.goto(url);
  await page.getByRole('textbox', { name: /Email/ }).fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('textbox', { name: 'Password' }).waitFor();
}

async function submitPassword({ page }: Visit) {
  await page.getByRole('textbox', { name: 'Password' }).fill('secret');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

const allowCookies = ({ page }: Visit) => page.getByRole('alertdialog').getByRole('button', { name: 'Allow' }).click();
const waitForOverview = ({ page }: Visit) => page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();

async function signIn(visitor: Visit, url?: string) {
  await enterEmail(visitor, 'owner@example.com', url);
  await submitPassword(visitor);
  await allowCookies(visitor);
  await waitForOverview(visitor);
}

async function logOut({ page }: Visit) {
  await page.getByRole('button', { name: /Profile|Sample Agent/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

const readStoredLogin = ({ page }: Visit) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('logindata') ?? 'null') as { state: unknown; version: number } | null,
  );

describe('sign-in', () => {
  it('LOG-07 LOG-08 LOG-09 STA-01 stores the cookie and one login entry, and asks for cookie consent once', async () => {
    const visitor = await visit();
    const startTime = Date.now() / 1000;
    // Signing in always opens the dashboard of the portal, even if the search params name another URL.
    await signIn(visitor, '/login?next=https://evil.example.com&redirect=//evil.example.com#https://evil.example.com');
    expect(visitor.page.url()).toBe(siteOrigin + paths.agency.dashboard());
    const [cookie, ...otherCookies] = await visitor.context.cookies();
    expect(otherCookies).toEqual([]);
    expect(cookie).toMatchObject({ name: 'auth', path: '/', sameSite: 'Strict', secure: false });
    expect(Math.abs((cookie?.expires ?? 0) - startTime - 86_400)).toBeLessThan(60);
    expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toMatchObject({ role: 'age' });
    expect(await readStoredLogin(visitor)).toEqual({
      state: { LoginData: [{ email: 'owner@example.com' }] },
      version: 1,
    });

    await visitor.context.clearCookies();
    await visitor.page.goto(paths.signIn.password());
    await submitPassword(visitor);
    await waitForOverview(visitor);
    expect(await readStoredLogin(visitor)).toEqual({ state: { LoginData: [] }, version: 1 });

    await visitor.context.clearCookies();
    await enterEmail(visitor, 'second@example.com');
    await submitPassword(visitor);
    await waitForOverview(visitor);
    expect(await readStoredLogin(visitor)).toEqual({
      state: { LoginData: [{ email: 'second@example.com' }] },
      version: 1,
    });
    await expectNoErrors(visitor);
  });

  it('LOG-03 keeps the email on reload, Back and a click on change, in the history state and not in the URL', async () => {
    const visitor = await visit();
    const { page } = visitor;
    const emailField = page.getByRole('textbox', { name: /Email/ });
    await enterEmail(visitor, 'onwer@example.com');
    expect(page.url()).toBe(siteOrigin + paths.signIn.password());
    await page.reload();
    await page.getByText('onwer@example.com').first().waitFor();
    await page.goBack();
    await emailField.waitFor();
    expect(await emailField.inputValue()).toBe('onwer@example.com');
    expect(page.url()).toBe(siteOrigin + paths.signIn.email());
    await page.reload();
    await emailField.waitFor();
    expect(await emailField.inputValue()).toBe('onwer@example.com');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('link', { name: 'change', exact: true }).click();
    await emailField.waitFor();
    expect(await emailField.inputValue()).toBe('onwer@example.com');
    expect(page.url()).toBe(siteOrigin + paths.signIn.email());
    await emailField.fill('owner@example.com');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('owner@example.com').waitFor();
    await expectNoErrors(visitor);
  });

  it('LOG-06 works by keyboard alone, with a visible focus', async () => {
    const visitor = await visit();
    const { page } = visitor;
    /** Returns the role, label or text of the focused element, or 'unseen: …' if its focus is not visible. */
    const describeFocus = () =>
      page.evaluate(() => {
        const { activeElement: element } = document;
        if (!element) return 'nothing';
        const fieldset = element.parentElement?.querySelector('fieldset');
        const hasFocusFrame =
          element instanceof HTMLInputElement && fieldset && getComputedStyle(fieldset).borderWidth === '2px';
        if (!hasFocusFrame && getComputedStyle(element).outlineStyle !== 'solid') return `unseen: ${element.outerHTML}`;
        return (
          element.getAttribute('role') ?? element.ariaLabel ?? (element.textContent || element.getAttribute('name'))
        );
      });
    await page.goto(paths.signIn.email());
    await page.getByRole('textbox', { name: /Email/ }).waitFor();
    await page.keyboard.press('Tab');
    expect(await describeFocus()).toBe('AiroTag, home');
    await page.keyboard.press('Tab');
    expect(await describeFocus()).toBe('email');
    await page.keyboard.type('owner@example.com');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Enter your password' }).and(page.locator(':focus')).waitFor();
    for (const stop of ['change', 'password', 'Show password', 'Login']) {
      await page.keyboard.press('Tab');
      expect(await describeFocus()).toBe(stop);
      if (stop === 'password') await page.keyboard.type('secret');
    }
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').getByText(consentText, { exact: true }).waitFor();
    expect(await describeFocus()).toBe('alertdialog');
    await page.keyboard.press('Tab');
    expect(await describeFocus()).toBe('Refuse');
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').getByText('You must allow cookies to continue.', { exact: true }).waitFor();
    expect(await describeFocus()).toBe('OK');
    // The alert ignores Enter right after it has opened, which could be an accident, but accepts Enter after another
    // key.
    await page.keyboard.press('Tab');
    expect(await describeFocus()).toBe('OK');
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    expect(await describeFocus()).toBe('Login');
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await describeFocus()).toBe('Allow');
    await page.keyboard.press('Enter');
    await waitForOverview(visitor);
    await expectNoErrors(visitor);
  });

  it('closes the consent question when the user leaves the page', async () => {
    const visitor = await visit();
    await enterEmail(visitor);
    await submitPassword(visitor);
    await visitor.page.getByRole('alertdialog').waitFor();
    await visitor.page.goBack();
    await visitor.page.getByRole('button', { name: 'Continue' }).waitFor();
    await visitor.page.getByRole('alertdialog').waitFor({ state: 'detached' });
    expect(await visitor.context.cookies()).toEqual([]);
    await expectNoErrors(visitor);
  });

  it('shows an error if the browser blocks cookies', async () => {
    const visitor = await visit();
    await visitor.context.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} });
    });
    await enterEmail(visitor);
    await submitPassword(visitor);
    await allowCookies(visitor);
    await visitor.page
      .getByRole('alert')
      .filter({ hasText: /blocks cookies/ })
      .waitFor();
    expect(new URL(visitor.page.url()).pathname).toBe(paths.signIn.password());
    expect(await visitor.page.getByRole('textbox', { name: 'Password' }).inputValue()).toBe('secret');
  });

  it('STA-04 signs in if the browser blocks storage', async () => {
    const visitor = await visit();
    await visitor.context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
    });
    await signIn(visitor);
    await expectNoErrors(visitor);
  });

  it('STA-04 signs in if the storage is full', async () => {
    const visitor = await visit();
    await visitor.context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await signIn(visitor);
    await expectNoErrors(visitor);
  });
});

describe('navigation between the sign-in pages', () => {
  it('prefetches the next page, so that it opens offline', async () => {
    const visitor = await visit();
    const { context, page } = visitor;
    await page.goto(paths.signIn.email());
    await startApplication(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('textbox', { name: /Email/ }).fill('owner@example.com');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('textbox', { name: 'Password' }).waitFor();
    await context.setOffline(false);
    await page.reload({ waitUntil: 'networkidle' });
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Login with OTP Instead' }).click();
    await page.getByRole('heading', { name: 'Verify Email' }).waitFor();
    await page.goBack();
    await submitPassword(visitor);
    await allowCookies(visitor);
    await waitForOverview(visitor);
  });

  it('announces that a slow page is loading', async () => {
    const visitor = await visit();
    const { page } = visitor;
    let letPageLoad: () => void = () => undefined;
    const pageMayLoad = new Promise<void>((resolve) => (letPageLoad = resolve));
    await page.route('**/assets/PasswordRoute-*.js', async (route) => {
      await pageMayLoad;
      await route.continue();
    });
    await page.goto(paths.signIn.email());
    await page.getByRole('textbox', { name: /Email/ }).fill('owner@example.com');
    await page.getByRole('button', { name: 'Continue' }).click();
    const loadingMessage = page.getByRole('status').filter({ hasText: 'Loading…' });
    await loadingMessage.waitFor();
    letPageLoad();
    await page.getByRole('textbox', { name: 'Password' }).waitFor();
    await loadingMessage.waitFor({ state: 'detached' });
    await expectNoErrors(visitor);
  });

  it.each([
    [paths.signIn.email(), 'Sign in · AiroTag'],
    [paths.signIn.admin().toUpperCase(), 'Admin sign in · AiroTag'],
    [paths.signIn.password(), 'Enter your password · AiroTag'],
    [paths.signIn.code(), 'Verify Email · AiroTag'],
  ])('%s has the title %s and fits a width of 320 px with texts of twice the size', async (path, title) => {
    const { page } = await visit({ viewport: { width: 320, height: 640 } });
    await page.goto(path);
    await page.waitForFunction((expected) => document.title === expected, title);
    await page.evaluate(() => {
      history.replaceState({ usr: { email: 'owner@example.com' }, key: 'here', idx: 0 }, '');
    });
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    const overflowingTexts = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      // Texts and controls must be at least 16 px from the right edge of the window. Backgrounds may touch the edge.
      const overflowingParts = [...document.querySelectorAll('main *')].filter(
        (part) => part.childElementCount === 0 && part.getBoundingClientRect().right > window.innerWidth - 16,
      );
      return [
        ...overflowingParts.map((part) => part.textContent),
        ...(document.documentElement.scrollWidth > window.innerWidth ? ['the page'] : []),
      ];
    });
    expect(overflowingTexts).toEqual([]);
  });
});

describe('the guard', () => {
  const makeAuthCookie = (value: string) => ({ name: 'auth', value, url: siteOrigin });
  /** Expects the email form at `/login`. Checks the path too, since `/admin` shows the same form. */
  const expectLogin = async ({ page }: Visit) => {
    await page.getByRole('button', { name: 'Continue' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
  };

  it('GRD-01 GRD-03 redirects each page of the portal to /login, and shows no other heading before', async () => {
    const visitor = await visit();
    await visitor.context.addInitScript(() => {
      new MutationObserver(() => {
        for (const heading of document.querySelectorAll('h1')) console.warn(`seen: ${heading.textContent}`);
      }).observe(document, { childList: true, subtree: true });
    });
    for (const path of Object.values(paths.agency)) {
      await visitor.page.goto(path());
      await expectLogin(visitor);
    }
    expect(new Set(visitor.errors)).toEqual(new Set(['console: seen: Welcome to AiroTag']));
  });

  it('GRD-01 redirects with an invalid cookie and logs an error', async () => {
    const visitor = await visit();
    for (const value of ['nonsense', '{"token":""}', '[]', '{"token":5}', '%E0%A4%A']) {
      visitor.errors.length = 0;
      await visitor.context.addCookies([makeAuthCookie(value.startsWith('%') ? value : encodeURIComponent(value))]);
      await visitor.page.goto(paths.agency.dashboard());
      await expectLogin(visitor);
      expect([value, visitor.errors.join()]).toEqual([value, expect.stringContaining('Invalid cookie data:')]);
    }
  });

  it('GRD-02 checks the token but not the role, and checks again on pageshow, focus and visibilitychange', async () => {
    const visitor = await visit();
    const { page, context } = visitor;
    for (const type of ['pageshow', 'focus', 'visibilitychange']) {
      await setAuthCookie(context, '{"token":"x","role":"zzz"}');
      await page.goto(paths.agency.dashboard());
      await waitForOverview(visitor);
      await context.clearCookies();
      await page.evaluate((event) => {
        const eventTarget = event === 'visibilitychange' ? document : window;
        eventTarget.dispatchEvent(new Event(event, { bubbles: true }));
      }, type);
      await expectLogin(visitor);
    }
  });

  it('reads the first of two cookies with the name auth among many others', async () => {
    const visitor = await visit();
    await visitor.context.addCookies([
      ...Array.from({ length: 150 }, (_, index) => ({ name: `foreign${index}`, value: 'x', url: siteOrigin })),
      makeAuthCookie(encodeURIComponent('{"token":"x"}')),
      { ...makeAuthCookie('nonsense'), url: `${siteOrigin}/elsewhere/` },
    ]);
    await visitor.page.goto(paths.agency.dashboard());
    await waitForOverview(visitor);
    await expectNoErrors(visitor);
  });

  it('is not affected by a cookie that is too large for the browser', async () => {
    const visitor = await visit();
    const { context, page } = visitor;
    const writeCookie = (token: string) =>
      page.evaluate((value) => {
        document.cookie = `auth=${encodeURIComponent(JSON.stringify({ token: value }))}; path=/`;
      }, token);
    await page.goto(paths.signIn.email());
    await writeCookie('x'.repeat(5000));
    expect(await context.cookies()).toEqual([]);
    await page.goto(paths.agency.dashboard());
    await expectLogin(visitor);
    await writeCookie('x');
    await writeCookie('y'.repeat(5000));
    await page.goto(paths.agency.dashboard());
    await waitForOverview(visitor);
    expect((await context.cookies()).map(({ value }) => decodeURIComponent(value))).toEqual(['{"token":"x"}']);
    await expectNoErrors(visitor);
  });

  it('GRD-04 redirects at the next navigation once the cookie is gone', async () => {
    const visitor = await visit();
    await setAuthCookie(visitor.context);
    await visitor.page.goto(paths.agency.dashboard());
    await waitForOverview(visitor);
    await visitor.context.clearCookies();
    await visitor.page.getByRole('navigation').getByRole('link', { name: 'Printing' }).click();
    await expectLogin(visitor);
  });
});

it('AGY-02 Logout signs out in other tabs too', async () => {
  const visitor = await openSignedIn(paths.agency.dashboard());
  const otherTab = await visitor.context.newPage();
  await otherTab.goto(paths.agency.printing());
  await otherTab.getByRole('heading', { level: 1, name: 'Printing' }).waitFor();
  await logOut(visitor);
  await otherTab.getByRole('button', { name: 'Continue' }).waitFor();
  expect(new URL(otherTab.url()).pathname).toBe(paths.signIn.email());
  await expectNoErrors(visitor);
});

it('AGY-02 Logout deletes the cookie and the session, and Back then leads to the page before the visit', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent ?? '';
      if (!document.cookie.includes('auth=') && /Overview|Printing/.test(heading)) console.warn(`seen: ${heading}`);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(paths.site.terms());
  await signIn(visitor);
  await page.getByRole('navigation').getByRole('link', { name: 'Printing' }).click();
  await page.getByRole('heading', { level: 1, name: 'Printing' }).waitFor();
  await logOut(visitor);
  // Entry 0 of the browser history is the terms page. Logout goes back to entry 1, with which the sign-in began, and
  // shows the email page there.
  await page.waitForFunction(() => window.navigation.currentEntry?.index === 1);
  await page.waitForURL(paths.signIn.email());
  const emailField = page.getByRole('textbox', { name: /Email/ });
  await emailField.waitFor();
  // The history state no longer has the email, so that the next user of this browser does not see it.
  await page.waitForFunction(() => (window.history.state as { usr: unknown }).usr === null);
  expect(await emailField.inputValue()).toBe('');
  expect(await visitor.context.cookies()).toEqual([]);
  expect(await readStoredLogin(visitor)).toEqual({ state: { LoginData: [] }, version: 1 });
  await page.goForward();
  await page.waitForFunction(() => window.navigation.currentEntry?.index === 2);
  await page.waitForURL(paths.signIn.email());
  await page.goBack();
  await page.waitForFunction(() => window.navigation.currentEntry?.index === 1);
  await emailField.waitFor();
  await page.goBack();
  await page.waitForURL(paths.site.terms());
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectNoErrors(visitor);
});
