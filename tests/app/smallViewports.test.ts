import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { product } from '~/domain/brand';
import { paths } from '~/domain/paths';

import { setAuthCookie } from './setup/signIn';
import { expectNoErrors, startApplication, visit, withBrowser } from './setup/visit';

withBrowser();

const wizards = [
  ['Add Agency', paths.admin.agencies()],
  ['Add Partner', paths.admin.partners()],
  ['Add Customer', paths.admin.customers()],
  ['Add Package', paths.admin.packages()],
  ['Add Package Purchase', paths.admin.purchases()],
  [`Add Generated ${product.name}`, paths.admin.tags()],
  [`Add ${product.name} Utility`, paths.admin.utilities()],
  ['Add partner', paths.agency.partners()],
] as const;

/** The focused field and its error message, if covered or outside the viewport. */
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

// A phone with its keyboard open, and 1280 × 1024 px at 400 % zoom (WCAG 2.2, 1.4.10).
describe.each([
  [360, 400],
  [320, 256],
])('at %d × %d px', (width, height) => {
  it.each(wizards)('%s shows the invalid field with its message', async (add, path) => {
    const visitor = await visit({ viewport: { width, height } });
    const { page, context } = visitor;
    await setAuthCookie(context);
    await page.goto(path);
    await startApplication(page);
    await page.getByRole('button', { name: add, exact: true }).click();
    const wizard = page.getByRole('dialog', { name: add });
    await wizard.getByRole('button', { name: /^(Next|Save)$/ }).click();
    await wizard.getByRole('alert').waitFor();
    await expect.poll(() => findHiddenElements(page)).toEqual([]);
    // Again, while the messages are already shown.
    await wizard.getByRole('button', { name: /^(Next|Save)$/ }).click();
    await expect.poll(() => findHiddenElements(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectNoErrors(visitor);
  });
});
