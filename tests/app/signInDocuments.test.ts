import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { findMaxScriptBytes, readScriptSizes, sumSizes } from './setup/audit';
import { sampleCases, takeEveryNth } from './setup/sampleCases';
import { expectNoErrors, siteOrigin, startApplication, visit, withBrowser } from './setup/visit';

withBrowser();

const { signIn } = paths;
const email = 'owner@example.com';
const missingEmailText = "We don't have your email yet.";

/**
 * Holds back the scripts that match `pattern`. Returns a function that sends them and waits until the app has started.
 */
async function holdScripts(page: Page, pattern = '**/assets/main-*.js'): Promise<() => Promise<void>> {
  let sendScripts = () => {};
  const scriptsMayLoad = new Promise<void>((resolve) => (sendScripts = resolve));
  await page.route(pattern, async (route) => {
    await scriptsMayLoad;
    await route.continue();
  });
  return async () => {
    sendScripts();
    await page.locator('html[data-started]').waitFor();
  };
}

const getEmailField = (page: Page) => page.getByRole('textbox', { name: /Email/ });
const getPasswordField = (page: Page) => page.getByLabel('Password', { exact: true });
const countHistoryEntries = (page: Page) => page.evaluate(() => window.navigation.entries().length);

async function enterEmail(page: Page) {
  await page.goto(signIn.email());
  await getEmailField(page).fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await getPasswordField(page).waitFor();
}

/**
 * Must be called after the email was entered. From the next load on, records each animation frame in which the page
 * shows an empty email field or asks for the email again. Returns a function that reads the records.
 */
async function recordMissingEmail(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((text) => {
    const emailProblems: string[] = [];
    Object.assign(window, { emailProblems });
    const readFrame = () => {
      const field = document.querySelector<HTMLInputElement>('input[name="email"]');
      if (field?.checkVisibility() && field.value === '') emailProblems.push(`empty field of ${location.pathname}`);
      const main = document.querySelector('main');
      if (main?.checkVisibility() && main.innerText.includes(text)) emailProblems.push(text);
      requestAnimationFrame(readFrame);
    };
    requestAnimationFrame(readFrame);
  }, missingEmailText);
  return () => page.evaluate(() => (window as unknown as { emailProblems: string[] }).emailProblems);
}

describe('a sign-in page that is used before the app has started', () => {
  it.each(['Enter', 'click'])('continues once with the typed email (%s)', async (action) => {
    const visitor = await visit();
    const { page } = visitor;
    const startApp = await holdScripts(page);
    await page.goto(signIn.email());
    await getEmailField(page).click();
    await page.keyboard.type(email);
    if (action === 'Enter') await page.keyboard.press('Enter');
    else await page.getByRole('button', { name: 'Continue' }).click();
    expect(page.url()).toBe(siteOrigin + signIn.email());
    expect(await getEmailField(page).inputValue()).toBe(email);
    await startApp();
    await getPasswordField(page).waitFor();
    await page.getByText(email).waitFor();
    expect(await countHistoryEntries(page)).toBe(2);
    await page.goBack();
    await getEmailField(page).waitFor();
    expect(await getEmailField(page).inputValue()).toBe(email);
    await expectNoErrors(visitor);
  });

  it('keeps the text, the cursor and the focus of a field', async () => {
    const visitor = await visit();
    const { page } = visitor;
    const startApp = await holdScripts(page);
    await page.goto(signIn.admin());
    await getEmailField(page).click();
    await page.keyboard.type('ownerexample.com');
    await page.keyboard.press('Home');
    for (let index = 0; index < 'owner'.length; index++) await page.keyboard.press('ArrowRight');
    await startApp();
    await page.keyboard.type('@');
    expect(await getEmailField(page).inputValue()).toBe(email);
    await page.keyboard.press('Enter');
    await page.getByText(email).waitFor();
    await expectNoErrors(visitor);
  });

  it('shows the error of an empty field, which describes the field', async () => {
    const visitor = await visit();
    const { page } = visitor;
    const startApp = await holdScripts(page);
    await page.goto(signIn.email());
    await page.getByRole('button', { name: 'Continue' }).click();
    await startApp();
    await page.getByRole('alert').getByText('Please enter your email.').waitFor();
    const description = await getEmailField(page).evaluate((field) =>
      (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent),
    );
    expect(description).toEqual(['Please enter your email.']);
    await expectNoErrors(visitor);
  });

  it('shows the typed password, and signs in with it', async () => {
    const visitor = await visit();
    const { page } = visitor;
    const startApp = await holdScripts(page);
    await page.goto(signIn.password());
    await getPasswordField(page).fill('secret');
    await page.getByRole('button', { name: 'Show password' }).click();
    await startApp();
    await page.getByRole('textbox', { name: 'Password' }).and(page.locator('[type=text]')).waitFor();
    expect(await getPasswordField(page).inputValue()).toBe('secret');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Allow' }).click();
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    await expectNoErrors(visitor);
  });

  it('opens the password page from the page for the code', async () => {
    const { page } = await visit();
    await holdScripts(page);
    await page.goto(signIn.code());
    await page.getByRole('link', { name: 'Sign in with a password' }).click();
    await page.waitForURL(siteOrigin + signIn.password());
    await getPasswordField(page).waitFor();
  });

  it('sends a typed code once, in Latin digits', async () => {
    const { page } = await visit();
    const requestBodies: unknown[] = [];
    await page.route('/', async (route) => {
      requestBodies.push(route.request().postDataJSON());
      await route.fulfill({ status: 500 });
    });
    const startApp = await holdScripts(page);
    await page.goto(signIn.code());
    await page.getByRole('textbox', { name: 'One-time code' }).fill('٤٨٢٠');
    await page.keyboard.press('Enter');
    await startApp();
    await page.getByText('OTP is Wrong please try another one', { exact: true }).waitFor();
    expect(requestBodies).toEqual([{ email: '', otp: '4820' }]);
  });
});

const signInPaths = Object.values(signIn).map((createPath) => createPath());

/** Returns a text for each element with its colours and shadow, and with its border and outline if it has them. */
const readColours = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')].map((element) => {
      const { color, backgroundColor, boxShadow, borderStyle, border, outlineStyle, outline, outlineOffset } =
        getComputedStyle(element);
      return [
        element.nodeName,
        color,
        backgroundColor,
        boxShadow,
        borderStyle !== 'none' && border,
        outlineStyle !== 'none' && `${outline} ${outlineOffset}`,
      ].join('; ');
    }),
  );

it.each(takeEveryNth(signInPaths, 0, 2))(
  '%s shows the focus in the same way before and after the app starts',
  async (path) => {
    const visitor = await visit({ viewport: { width: 800, height: 900 } });
    const { page } = visitor;
    const startApp = await holdScripts(page);
    await page.goto(path);
    const stopCount = await page.getByRole('main').locator('a, button, input:not([hidden])').count();
    const coloursByStop = [await readColours(page)];
    for (let stop = 0; stop < stopCount; stop++) {
      await page.keyboard.press('Tab');
      coloursByStop.push(await readColours(page));
    }
    // The colours are different at each stop, so the focus is visible on each control.
    expect(new Set(coloursByStop.map((colours) => colours.join())).size).toBe(stopCount + 1);
    await startApp();
    for (const colours of coloursByStop.slice(1).reverse()) {
      expect(await readColours(page)).toEqual(colours);
      await page.keyboard.press('Shift+Tab');
    }
    await expectNoErrors(visitor);
  },
);

describe('an email in the history entry', () => {
  it('is shown after Back, and never an empty field', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await enterEmail(page);
    const readProblems = await recordMissingEmail(page);
    await page.goto(paths.site.terms());
    await page.goBack();
    await page.getByText(email).waitFor();
    expect(await readProblems()).toEqual([]);
    await page.goBack();
    await getEmailField(page).waitFor();
    expect(await getEmailField(page).inputValue()).toBe(email);
    await page.reload();
    await getEmailField(page).waitFor();
    expect(await getEmailField(page).inputValue()).toBe(email);
    expect(await readProblems()).toEqual([]);
    await expectNoErrors(visitor);
  });

  it.each(sampleCases([signIn.code(), signIn.password()]))('is never missing while %s reloads', async (path) => {
    const visitor = await visit();
    const { page } = visitor;
    await enterEmail(page);
    if (path === signIn.code()) {
      await page.getByRole('link', { name: 'Login with OTP Instead' }).click();
      await page.getByRole('heading', { name: 'Verify Email' }).waitFor();
    }
    const readProblems = await recordMissingEmail(page);
    const startApp = await holdScripts(page, '**/assets/*.js');
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('img', { name: 'Loading' }).waitFor();
    expect(await page.getByText(missingEmailText).isVisible()).toBe(false);
    await startApp();
    await page.getByText(email).waitFor();
    expect(await page.getByRole('img', { name: 'Loading' }).isVisible()).toBe(false);
    expect(await readProblems()).toEqual([]);
    await expectNoErrors(visitor);
  });
});

it.each(takeEveryNth(signInPaths, 1, 2))(
  '%s loads few scripts before the first key, and keeps its markup when the app starts',
  async (path) => {
    const visitor = await visit();
    const { page } = visitor;
    await page.goto(path, { waitUntil: 'networkidle' });
    const scriptBytes = sumSizes(await readScriptSizes(visitor));
    expect(scriptBytes).toBeGreaterThan(1000);
    expect(scriptBytes).toBeLessThanOrEqual(findMaxScriptBytes(path, 'before'));
    const form = await page.waitForSelector('form');
    await startApplication(page);
    expect(await form.evaluate((element) => element.isConnected)).toBe(true);
    await expectNoErrors(visitor);
  },
);

it('runs the countdown before the app has started, and continues it', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await page.clock.install();
  const startApp = await holdScripts(page);
  await page.goto(signIn.code(), { waitUntil: 'networkidle' });
  const loadedAt = await page.evaluate(() => Date.now() - performance.now());
  await page.clock.pauseAt(loadedAt + 28_900);
  await page.clock.runFor(200);
  await page.getByRole('button', { name: 'Resend OTP in 00:30' }).waitFor();
  await page.keyboard.press('Shift');
  await startApp();
  await page.clock.runFor(1000);
  await page.getByRole('button', { name: 'Resend OTP in 00:29' }).waitFor();
  await expectNoErrors(visitor);
});

it('says what to do without JavaScript, and shows no form that does nothing', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  for (const createPath of Object.values(signIn)) {
    await page.goto(createPath());
    expect(await page.getByRole('main').innerText()).toContain(
      'AiroTag needs JavaScript for this page. The home page works without it.',
    );
    expect(await page.locator('form').isVisible()).toBe(false);
  }
});
