import type { Route } from 'playwright';
import { describe, expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { expectNoErrors, setAuthCookie, siteOrigin, visit, withBrowser } from './setup/visit';
import type { Visit } from './setup/visit';

withBrowser();

const getCodeField = ({ page }: Visit) => page.getByRole('textbox', { name: 'One-time code' });
const getVerifyButton = ({ page }: Visit) => page.getByRole('button', { name: 'Verify OTP' });
const getWrongCodeMessage = ({ page }: Visit) => page.getByText('OTP is Wrong please try another one', { exact: true });

/** Opens the one-time code page through the email page. Records POST requests, and lets `respond` handle them. */
async function openCodePage(respond: (route: Route) => Promise<void>) {
  const visitor = await visit();
  const { context, page } = visitor;
  const postRequests: { url: string; headers: Record<string, string>; body: unknown }[] = [];
  await page.route('**', async (route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.continue();
    postRequests.push({
      url: request.url(),
      headers: await request.allHeaders(),
      body: request.postDataJSON() as unknown,
    });
    return respond(route);
  });
  await setAuthCookie(context);
  await page.goto(paths.signIn.email());
  await page.getByRole('textbox', { name: /Email/ }).fill('owner@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('link', { name: 'Login with OTP Instead' }).click();
  await getCodeField(visitor).waitFor();
  return { visitor, postRequests };
}

const enterCode = async (visitor: Visit, code = '4820') => {
  await getCodeField(visitor).fill(code);
  await getVerifyButton(visitor).click();
};

describe('LOG-13 verification', () => {
  it('posts once to the root path, without a token, and shows no success message without an API', async () => {
    const { visitor, postRequests } = await openCodePage((route) => route.fulfill({ status: 204 }));
    await getCodeField(visitor).fill('٤٨٢٠');
    await getVerifyButton(visitor).dblclick();
    await visitor.page.locator('form[aria-busy="false"]').waitFor();
    expect(postRequests).toHaveLength(1);
    expect(await visitor.page.getByText('Code verified.').count()).toBe(0);
    expect(await getWrongCodeMessage(visitor).count()).toBe(0);
    expect(postRequests[0]).toMatchObject({ url: `${siteOrigin}/`, body: { email: 'owner@example.com', otp: '4820' } });
    expect(postRequests[0]?.headers['authorization']).toBeUndefined();
    expect(postRequests[0]?.headers['cookie']).toBeUndefined();
    expect(new URL(visitor.page.url()).pathname).toBe(paths.signIn.code());
    await expectNoErrors(visitor);
  });

  it('shows an error after the response of a static host and without a connection, and accepts another code', async () => {
    let attemptCount = 0;
    const { visitor, postRequests } = await openCodePage((route) => {
      attemptCount += 1;
      return attemptCount === 1 ? route.continue() : route.abort('connectionreset');
    });
    await enterCode(visitor);
    await getWrongCodeMessage(visitor).waitFor();
    await visitor.page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true');
    await getCodeField(visitor).fill('4821');
    await getWrongCodeMessage(visitor).waitFor({ state: 'detached' });
    await getVerifyButton(visitor).click();
    await getWrongCodeMessage(visitor).waitFor();
    expect(postRequests.map(({ body }) => body)).toEqual([
      { email: 'owner@example.com', otp: '4820' },
      { email: 'owner@example.com', otp: '4821' },
    ]);
  });

  it('aborts the request when the user leaves the page', async () => {
    const { visitor } = await openCodePage(() => new Promise(() => undefined));
    const { page } = visitor;
    const failedRequest = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
    await enterCode(visitor);
    await page.goBack();
    expect((await failedRequest).failure()?.errorText).toContain('ERR_ABORTED');
    await page.getByRole('textbox', { name: 'Password' }).waitFor();
  });
});

it('LOG-11 counts down from 59 without a request, and shows the right time as soon as the tab is visible', async () => {
  const { visitor, postRequests } = await openCodePage((route) => route.continue());
  const { page } = visitor;
  await page.clock.install();
  await page.reload();
  const resendButton = page.getByRole('button', { name: /^Resend OTP/ });
  await resendButton.waitFor();
  const anHourLater = Date.now() + 3_600_000;
  await page.clock.pauseAt(anHourLater);
  // The clock is an hour ahead, as if the device had slept, so the countdown is over.
  await page.getByRole('button', { name: 'Resend OTP', exact: true }).click();
  expect(await resendButton.textContent()).toBe('Resend OTP in 00:59');
  await page.clock.runFor(58_000);
  expect(await resendButton.textContent()).toBe('Resend OTP in 00:01');
  await page.clock.runFor(1_000);
  expect(await resendButton.textContent()).toBe('Resend OTP');
  await resendButton.click();
  // Simulates that the tab was hidden for 40 seconds, during which its timers did not run.
  await page.clock.setSystemTime(anHourLater + 59_000 + 40_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => resendButton.textContent()).toBe('Resend OTP in 00:19');
  expect(postRequests).toEqual([]);
});

describe('LOG-10 LOG-14 the email', () => {
  it('is shown on the password page, and prefilled on the page where the user changes it', async () => {
    const { visitor } = await openCodePage((route) => route.continue());
    const { page } = visitor;
    await page.getByText('owner@example.com').waitFor();
    await page.reload();
    await page.getByText('owner@example.com').waitFor();
    expect(page.url()).not.toContain('owner');
    await page.getByRole('link', { name: 'Sign in with a password' }).click();
    await page.getByRole('textbox', { name: 'Password' }).waitFor();
    await page.getByText('owner@example.com').waitFor();
    await page.goBack();
    await getCodeField(visitor).waitFor();
    await page.getByRole('link', { name: 'change', exact: true }).click();
    const emailField = page.getByRole('textbox', { name: /Email/ });
    await emailField.waitFor();
    expect(new URL(page.url()).pathname).toBe(paths.signIn.admin());
    expect(await emailField.inputValue()).toBe('owner@example.com');
  });

  it('is ignored if the history state holds another value', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await page.goto(paths.signIn.code());
    for (const usr of [null, 7, { email: { html: '<b>' } }, { email: 'owner' }]) {
      await page.evaluate((state) => history.replaceState({ usr: state, key: 'forged', idx: 0 }, ''), usr);
      await page.reload();
      await page.getByRole('link', { name: 'Enter your email' }).waitFor();
    }
    await expectNoErrors(visitor);
  });
});
