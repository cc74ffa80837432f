import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';
import { placeholderAuth } from '~/domain/session/authCookie';

import { siteAddress, startApplication, visit, withBrowser } from './setup/visit';

withBrowser();

it.each([
  [paths.site.home(), 'light'],
  [paths.site.home(), 'dark'],
  [paths.signIn.email(), 'light'],
  [paths.signIn.password(), 'light'],
  [paths.agency.dashboard(), 'light'],
  [paths.agency.printing(), 'light'],
  [paths.agency.partners(), 'light'],
  [paths.agency.buy(), 'dark'],
] as const)('%s shows where the focus is at every stop of the Tab key (%s)', async (path, colorScheme) => {
  const { context, page } = await visit({ colorScheme });
  await context.addCookies([
    { name: 'auth', value: encodeURIComponent(JSON.stringify(placeholderAuth)), url: siteAddress },
  ]);
  await page.goto(path);
  await startApplication(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const unseen: string[] = [];
  let stops = 0;
  for (; stops < 80; stops++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return null;
      // A field's frame, or the label around a hidden radio button, shows the focus for what lies in it.
      const shown = [focused, focused.nextElementSibling, ...ancestors(focused, 4)].some((element) => {
        if (!element) return false;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        return (
          (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) ||
          boxShadow.includes('inset') ||
          isThickFrame(element)
        );
      });
      return { shown, name: `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent}` };

      function ancestors(element: Element, count: number): Element[] {
        const parent = element.parentElement;
        return parent && count > 0 ? [parent, ...ancestors(parent, count - 1)] : [];
      }
      function isThickFrame(element: Element) {
        const frame = element.querySelector(':scope > fieldset');
        return frame !== null && parseFloat(getComputedStyle(frame).borderTopWidth) >= 2;
      }
    });
    if (!stop) break;
    if (!stop.shown) unseen.push(stop.name);
  }
  expect(stops).toBeGreaterThan(2);
  expect(unseen).toEqual([]);
});
