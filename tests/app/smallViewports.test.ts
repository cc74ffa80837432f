import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { expectNoErrors, openSignedIn, withBrowser } from './setup/visit';

withBrowser();

/** Checks the focused field and its error message. Returns the HTML of each of the two that the user cannot see. */
const findHiddenElements = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement;
    const [id = ''] = field?.getAttribute('aria-describedby')?.split(' ') ?? [];
    return [field, document.getElementById(id)]
      .filter((element) => {
        if (!element) return true;
        const { left, top, width, height } = element.getBoundingClientRect();
        return [top + 1, top + height - 1].some((y) => {
          const topElement = document.elementFromPoint(left + width / 2, y);
          return !topElement || !(element.contains(topElement) || topElement.contains(element));
        });
      })
      .map((element) => element?.outerHTML ?? 'nothing');
  });

it.each([
  ['Add Package Purchase', paths.admin.purchases()],
  ['Add Generated AiroTag', paths.admin.tags()],
  ['Add partner', paths.agency.partners()],
])('%s shows the invalid field and its error message in a small viewport', async (addButtonName, path) => {
  const visitor = await openSignedIn(path);
  const { page } = visitor;
  await page.getByRole('button', { name: addButtonName, exact: true }).click();
  const wizard = page.getByRole('dialog', { name: addButtonName });
  const submitButton = wizard.getByRole('button', { name: /^(Next|Save)$/ });
  // The sizes of a phone with an open keyboard, and of a 1280 × 1024 px window at a zoom of 400 % (WCAG 2.2, 1.4.10).
  for (const [width, height] of [
    [360, 400],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await submitButton.click();
    await wizard.getByRole('alert').waitFor();
    await expect.poll(() => findHiddenElements(page)).toEqual([]);
    // Submits again while the error messages are shown.
    await submitButton.click();
    await expect.poll(() => findHiddenElements(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await expectNoErrors(visitor);
});
