import type { Page } from 'playwright';
import { expect } from 'vitest';

import { findViolations } from './audit';
import { findMotion } from './motion';
import { findLastingProblems, findLostContent } from './reflow';
import { startApplication } from './visit';

type ColorScheme = 'light' | 'dark';

/**
 * Widths and colour schemes at which axe checks pages in `npm test`: one of them for each page. None is 1280 px wide,
 * since axe checks all stories at that width.
 */
const axeRuns: readonly { width: number; colorScheme: ColorScheme }[] = [
  { width: 360, colorScheme: 'light' },
  { width: 820, colorScheme: 'dark' },
];

/** Returns the colour schemes in which axe checks a page at a width in px. `pageIndex` selects one of `axeRuns`. */
function chooseSchemes(width: number, pageIndex: number): ColorScheme[] {
  if (width === 320) return [];
  if (process.env.EXHAUSTIVE) return ['light', 'dark'];
  const axeRun = axeRuns[pageIndex % axeRuns.length];
  return axeRun?.width === width ? [axeRun.colorScheme] : [];
}

/**
 * Expects that an open page has no accessibility violations, does not move for users who prefer reduced motion, and
 * loses no content from 320 to 1280 px. In `npm run test:full`, axe checks each page at each width from 360 px in both
 * colour schemes.
 */
export async function expectAccessible(page: Page, pageIndex: number) {
  await startApplication(page);
  // Removes the focus, which closes the tooltip of a focused control.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  expect.soft(await findMotion(page)).toEqual([]);
  // 320 px is the width of a window of 1280 px at a zoom of 400 % (WCAG 2.2, 1.4.10).
  for (const width of [320, 360, 820, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const lostContent = await findLastingProblems(() => findLostContent(page));
    expect.soft(lostContent, `at ${width} px`).toEqual([]);
    for (const colorScheme of chooseSchemes(width, pageIndex)) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await findViolations(page), `at ${width} px, ${colorScheme}`).toEqual([]);
    }
  }
}
