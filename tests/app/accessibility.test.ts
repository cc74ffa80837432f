import { expect, it } from 'vitest';

import { findViolations } from './setup/audit';
import { findMotion } from './setup/motion';
import { officePaths, publicPaths } from './setup/pageList';
import { findLastingProblems, findLostContent } from './setup/reflow';
import { openSignedIn, startApplication, withBrowser } from './setup/visit';

withBrowser();

/**
 * Colour schemes in which axe checks a page at a width in px. To save time, `npm test` checks one scheme at 360 and at
 * 820 px. At 1280 px, the stories of the screens are checked.
 */
function schemesAt(width: number): ('light' | 'dark')[] {
  if (width === 320) return [];
  if (process.env.EXHAUSTIVE) return ['light', 'dark'];
  return { 360: ['light' as const], 820: ['dark' as const] }[width] ?? [];
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
      for (const colorScheme of schemesAt(width)) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await findViolations(page), `at ${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  },
);
