import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { readFocusedName, tabTo } from './setup/focus';
import { expectNoErrors, startApplication, visit, withBrowser } from './setup/visit';

withBrowser();

it('PUB-22 fills in the contact form by keyboard, and sends nothing', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await page.goto(paths.site.contact());
  await startApplication(page);
  const requests: string[] = [];
  const values: readonly (readonly [label: string, value: string])[] = [
    ['Full Name', 'Sample Person'],
    ['Company', 'Sample Company'],
    ['Email', 'person@example.com'],
    ['Phone number', '+971 50 000 0000'],
    ['Address', '1 Sample Street'],
    ['Your message', 'A tag for every dog in town, please.'],
  ];
  await tabTo(page, 'Full Name');
  for (const [label, value] of values) {
    expect(await readFocusedName(page)).toBe(label);
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  expect(await readFocusedName(page)).toBe('Email this message');
  await page.keyboard.press('Tab');
  expect(await readFocusedName(page)).toBe('Send message');
  page.on('request', (request) => requests.push(request.url()));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await tabTo(page, 'Full Name', 10, 'Shift+Tab');
  await page.keyboard.press('Enter');
  expect(await readFocusedName(page)).toBe('Full Name');
  for (const [label, value] of values)
    expect(await page.getByRole('textbox', { name: label }).inputValue()).toBe(value);
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe(paths.site.contact());
  expect(requests).toEqual([]);
  await expectNoErrors(visitor);
});
