import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { focused } from './setup/focus';
import { expectNoComplaints, startApplication, visit, withBrowser } from './setup/visit';
import type { Visit } from './setup/visit';

withBrowser();

const wizard = ({ page }: Visit) => page.getByRole('dialog', { name: 'Add Agency' });
const field = (visitor: Visit, name: string) => wizard(visitor).getByRole('textbox', { name });
const next = (visitor: Visit) => wizard(visitor).getByRole('button', { name: 'Next' }).click();
const focusIsOn = ({ page }: Visit, name: string) =>
  expect.poll(async () => (await focused(page))?.name ?? '').toBe(name);

/** A wizard on its second step, with something typed into both. */
async function halfDone() {
  const visitor = await visit();
  await visitor.page.goto(paths.admin.agencies());
  await startApplication(visitor.page);
  await visitor.page.getByRole('button', { name: 'Add Agency' }).click();
  await field(visitor, 'Email').fill('new@example.com');
  await next(visitor);
  await field(visitor, 'Agency name').fill('New Sample Tags');
  return visitor;
}

/** Its first step, with nothing of what was typed, and nobody is told of a fault. */
async function expectAnew(visitor: Visit) {
  await wizard(visitor).waitFor();
  await focusIsOn(visitor, 'Email');
  expect(await field(visitor, 'Email').inputValue()).toBe('');
  expect(await visitor.page.getByRole('tab', { name: '1. Sign-in' }).getAttribute('aria-selected')).toBe('true');
  expect(await visitor.page.getByRole('alert').count()).toBe(0);
  await field(visitor, 'Email').fill('new@example.com');
  await next(visitor);
  await focusIsOn(visitor, 'Agency name');
  expect(await field(visitor, 'Agency name').inputValue()).toBe('');
}

it('ADM-13 begins anew when Forward follows a Back that gave up what was typed', async () => {
  const visitor = await halfDone();
  const { page } = visitor;
  // Not by Playwright's own way, which waits for a page that the question holds back.
  await page.evaluate(() => history.back());
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await wizard(visitor).waitFor({ state: 'detached' });
  await page.evaluate(() => history.forward());
  await expectAnew(visitor);
  await expectNoComplaints(visitor);
});

it('ADM-13 begins anew after a reload, and leads to the heading when it is closed then', async () => {
  const visitor = await halfDone();
  const { page } = visitor;
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await wizard(visitor).waitFor();
  await page.keyboard.press('Escape');
  await wizard(visitor).waitFor({ state: 'detached' });
  // The button that had opened it is of the page before.
  await focusIsOn(visitor, 'Agencies');
  await page.evaluate(() => history.forward());
  await expectAnew(visitor);
  await expectNoComplaints(visitor);
});
