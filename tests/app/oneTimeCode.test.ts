import type { Route } from 'playwright';
import { describe, expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { expectNoComplaints, siteAddress, visit, withBrowser } from './setup/visit';
import type { Visit } from './setup/visit';

withBrowser();

const field = ({ page }: Visit) => page.getByRole('textbox', { name: 'One-time code' });
const verify = ({ page }: Visit) => page.getByRole('button', { name: 'Verify OTP' });
const wrong = ({ page }: Visit) => page.getByText('OTP is Wrong please try another one', { exact: true });

/** A visitor on the page of the code, with the e-mail that came along, and the POSTs that leave it. */
async function withCodePage(answer: (route: Route) => Promise<void>) {
  const visitor = await visit();
  const { context, page } = visitor;
  const posts: { url: string; headers: Record<string, string>; body: unknown }[] = [];
  await page.route('**', async (route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.continue();
    posts.push({ url: request.url(), headers: await request.allHeaders(), body: request.postDataJSON() as unknown });
    return answer(route);
  });
  await context.addCookies([{ name: 'auth', value: encodeURIComponent('{"token":"secret"}'), url: siteAddress }]);
  await page.goto(paths.signIn.email());
  await page.getByRole('textbox', { name: /Email/ }).fill('owner@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('link', { name: 'Login with OTP Instead' }).click();
  await field(visitor).waitFor();
  return { visitor, posts };
}

const enter = async (visitor: Visit, code = '4820') => {
  await field(visitor).fill(code);
  await verify(visitor).click();
};

describe('LOG-13 verifying a code', () => {
  it('makes one call to the empty path, without a token, and says nothing of a success while no server is set', async () => {
    const { visitor, posts } = await withCodePage((route) => route.fulfill({ status: 204 }));
    await field(visitor).fill('٤٨٢٠');
    await verify(visitor).dblclick();
    await visitor.page.locator('form[aria-busy="false"]').waitFor();
    expect(posts).toHaveLength(1);
    expect(await visitor.page.getByText('Code verified.').count()).toBe(0);
    expect(await wrong(visitor).count()).toBe(0);
    expect(posts[0]).toMatchObject({ url: `${siteAddress}/`, body: { email: 'owner@example.com', otp: '4820' } });
    expect(posts[0]?.headers['authorization']).toBeUndefined();
    expect(posts[0]?.headers['cookie']).toBeUndefined();
    expect(new URL(visitor.page.url()).pathname).toBe(paths.signIn.code());
    await expectNoComplaints(visitor);
  });

  it.each([
    ['a refusal', (route: Route) => route.fulfill({ status: 401, body: '{}' })],
    ['a fault of the server', (route: Route) => route.fulfill({ status: 503 })],
    ['a page of HTML', (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })],
    ['no connection', (route: Route) => route.abort('connectionreset')],
    ['what the site itself answers', (route: Route) => route.continue()],
  ])('says that the code is wrong after %s, and can be tried again', async (_, answer) => {
    const { visitor, posts } = await withCodePage(answer);
    await enter(visitor);
    await wrong(visitor).waitFor();
    await visitor.page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true');
    await field(visitor).fill('4821');
    await wrong(visitor).waitFor({ state: 'detached' });
    await verify(visitor).click();
    await wrong(visitor).waitFor();
    expect(posts.map(({ body }) => body)).toEqual([
      { email: 'owner@example.com', otp: '4820' },
      { email: 'owner@example.com', otp: '4821' },
    ]);
  });

  it('gives up after 10 s without an answer', async () => {
    const { visitor } = await withCodePage(() => new Promise(() => undefined));
    await enter(visitor);
    await visitor.page.locator('form[aria-busy="true"]').waitFor();
    expect(await wrong(visitor).count()).toBe(0);
    await wrong(visitor).waitFor({ timeout: 12_000 });
  });

  it('calls the call off when the page is left', async () => {
    const { visitor } = await withCodePage(() => new Promise(() => undefined));
    const { page } = visitor;
    const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
    await enter(visitor);
    await page.goBack();
    expect((await failed).failure()?.errorText).toContain('ERR_ABORTED');
    await page.getByRole('textbox', { name: 'Password' }).waitFor();
  });

  it('LOG-12 asks for a code without calling', async () => {
    const { visitor, posts } = await withCodePage((route) => route.fulfill({ status: 204 }));
    await verify(visitor).click();
    await visitor.page.getByText('Enter OTP', { exact: true }).waitFor();
    expect(posts).toEqual([]);
  });
});

describe('LOG-11 the countdown', () => {
  it('runs from 59 to a button that starts it again and calls nobody', async () => {
    const { visitor, posts } = await withCodePage((route) => route.continue());
    const { page } = visitor;
    await page.clock.install();
    await page.reload();
    const resend = page.getByRole('button', { name: /^Resend OTP/ });
    await resend.waitFor();
    await page.clock.pauseAt(Date.now() + 60_000 * 60);
    // An hour of sleep has passed: the countdown is over.
    await page.getByRole('button', { name: 'Resend OTP', exact: true }).click();
    expect(await resend.textContent()).toBe('Resend OTP in 00:59');
    expect(await resend.getAttribute('aria-disabled')).toBe('true');
    await page.clock.runFor(58_000);
    expect(await resend.textContent()).toBe('Resend OTP in 00:01');
    await resend.click({ force: true });
    expect(await resend.textContent()).toBe('Resend OTP in 00:01');
    await page.clock.runFor(1_000);
    expect(await resend.textContent()).toBe('Resend OTP');
    expect(posts).toEqual([]);
  });

  it('is right at once when the tab comes back into view', async () => {
    const { visitor } = await withCodePage((route) => route.continue());
    const { page } = visitor;
    await page.clock.install();
    await page.reload();
    const resend = page.getByRole('button', { name: /^Resend OTP/ });
    await resend.waitFor();
    await page.clock.pauseAt(Date.now() + 60_000 * 60);
    await resend.click();
    // Time passes, but a hidden tab's timers do not run.
    await page.clock.setSystemTime(Date.now() + 60_000 * 60 + 40_000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.waitForFunction(() => /00:(18|19|20)/.test(document.body.textContent));
  });
});

describe('LOG-10 LOG-14 the e-mail', () => {
  it('goes back to the e-mail entry with the visitor who changes it', async () => {
    const { visitor } = await withCodePage((route) => route.continue());
    const { page } = visitor;
    await page.getByText('owner@example.com').waitFor();
    await page.reload();
    await page.getByText('owner@example.com').waitFor();
    expect(page.url()).not.toContain('owner');
    await page.getByRole('link', { name: 'change', exact: true }).click();
    const email = page.getByRole('textbox', { name: /Email/ });
    await email.waitFor();
    expect(new URL(page.url()).pathname).toBe(paths.signIn.admin());
    expect(await email.inputValue()).toBe('owner@example.com');
  });

  it.each([
    ['nothing', null],
    ['a number', 7],
    ['an object in its place', { email: { html: '<b>' } }],
    ['no e-mail', { email: 'owner' }],
  ])('is not taken from a state that holds %s', async (_, usr) => {
    const visitor = await visit();
    const { page } = visitor;
    await page.goto(paths.signIn.code());
    await page.evaluate((state) => history.replaceState({ usr: state, key: 'forged', idx: 0 }, ''), usr);
    await page.reload();
    await page.getByRole('link', { name: 'Enter your email' }).waitFor();
    await expectNoComplaints(visitor);
  });
});
