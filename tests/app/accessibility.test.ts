import { expect, it } from 'vitest';

import { findViolations } from './setup/audit';
import { findMotion } from './setup/motion';
import { officePaths, publicPaths } from './setup/pageList';
import { findLastingProblems, findLostContent } from './setup/reflow';
import { openSignedIn, startApplication, withBrowser } from './setup/visit';

withBrowser();

/**
 * Colour schemes in which a page is tested at a width in px: only one in `npm test`, to save time, and both in an
 * exhaustive run.
 */
function schemesAt(width: number): ('light' | 'dark')[] {
  if (process.env.EXHAUSTIVE) return ['light', 'dark'];
  return [width === 820 ? 'dark' : 'light'];
}

it.each([...publicPaths, ...officePaths])(
  '%s has no violations, no motion if the user prefers that, and reflows, from 320 to 1280 px, in light and dark',
  async (path) => {
    const { page } = await openSignedIn(path);
    await startApplication(page);
    expect.soft(await findMotion(page)).toEqual([]);
    // 320 px is the width of a window of 1280 px at a zoom of 400 % (WCAG 2.2, 1.4.10).
    for (const width of [320, 360, 820, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const lostContent = await findLastingProblems(() => findLostContent(page));
      expect.soft(lostContent, `at ${width} px`).toEqual([]);
      if (width === 320) continue;
      for (const colorScheme of schemesAt(width)) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await findViolations(page), `at ${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  },
);
