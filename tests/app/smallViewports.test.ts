import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { expectNoErrors, open, withBrowser } from './setup/visit';

withBrowser();

/** Returns the focused field and its error message, if they are covered or outside of the viewport. */
const findHiddenElements = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement;
    const [id = ''] = field?.getAttribute('aria-describedby')?.split(' ') ?? [];
    return [field, document.getElementById(id)]
      .filter((element) => {
        if (!element) return true;
        const { left, top, width, height } = element.getBoundingClientRect();
        return [top + 1, top + height - 1].some((y) => {
          const hit = document.elementFromPoint(left + width / 2, y);
          return !hit || !(element.contains(hit) || hit.contains(element));
        });
      })
      .map((element) => element?.outerHTML ?? 'nothing');
  });

it.each([
  ['Add Package Purchase', paths.admin.purchases()],
  ['Add Generated AiroTag', paths.admin.tags()],
  ['Add partner', paths.agency.partners()],
])('%s shows the invalid field and its error message in a small viewport', async (add, path) => {
  const visitor = await open(path);
  const { page } = visitor;
  await page.getByRole('button', { name: add, exact: true }).click();
  const wizard = page.getByRole('dialog', { name: add });
  const submit = wizard.getByRole('button', { name: /^(Next|Save)$/ });
  // A phone whose keyboard is open, and a window of 1280 × 1024 px at a zoom of 400 % (WCAG 2.2, 1.4.10).
  for (const [width, height] of [
    [360, 400],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await submit.click();
    await wizard.getByRole('alert').waitFor();
    await expect.poll(() => findHiddenElements(page)).toEqual([]);
    // Submits again, while the messages are already shown.
    await submit.click();
    await expect.poll(() => findHiddenElements(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await expectNoErrors(visitor);
});
