import axe from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'vitest';

import { product } from '~/domain/brand';

import { budgets } from '../../../scripts/site/budgets.table';
import { tabThrough } from './focus';
import { expectNoErrors } from './visit';
import type { Visit } from './visit';

/**
 * Elements that axe's `region` rule accepts outside of landmarks. By default, these are dialogs and SVGs. Menus and
 * listboxes are added, since they are modal like dialogs: they trap the focus and hide the rest of the page.
 */
const outsideLandmarksSelector = 'dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox], svg';

/** Returns the page's accessibility violations, including targets smaller than 24 px (WCAG 2.2, 2.5.8). */
export async function findViolations(page: Page): Promise<string[]> {
  // `evaluate` uses the DevTools protocol, to which the content security policy does not apply.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ regionMatcher }) => {
      const { axe: pageAxe } = window as unknown as { axe: typeof axe };
      pageAxe.configure({ checks: [{ id: 'region', options: { regionMatcher } }] });
      const options = { resultTypes: ['violations' as const], preload: false, elementRef: true };
      const { violations } = await pageAxe.run({ ...options, rules: { 'target-size': { enabled: true } } });
      // Checks a small target again after scrolling to it, since a bar at the bottom of the window may have covered it.
      const isStillTooSmall = async (target: HTMLElement | undefined) => {
        target?.scrollIntoView({ block: 'center' });
        const { violations: smallTargets } = await pageAxe.run({ ...options, runOnly: ['target-size'] });
        return smallTargets.some(({ nodes }) => nodes.some(({ element }) => element === target));
      };
      const messages: string[] = [];
      for (const { id, nodes } of violations) {
        for (const { html, element } of nodes)
          if (id !== 'target-size' || (await isStillTooSmall(element))) messages.push(`${id}: ${html.slice(0, 150)}`);
      }
      return messages;
    },
    { regionMatcher: outsideLandmarksSelector },
  );
}

/**
 * Returns the names of the visible controls whose description is 'Not available yet'. Adds ' (not focusable)' to the
 * names of those that cannot be focused.
 */
const readUnavailableControls = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('[aria-describedby]'))
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
        return ids.some((id) => document.getElementById(id)?.textContent === 'Not available yet');
      })
      .map((control) => {
        control.focus();
        const isFocusable = document.activeElement === control && !control.matches(':disabled');
        return `${control.getAttribute('aria-label') ?? control.textContent}${isFocusable ? '' : ' (not focusable)'}`;
      }),
  );

/** Returns the compressed sizes in bytes of all scripts that the page has loaded so far, by URL. */
export const readScriptSizes = ({ page }: Visit): Promise<Record<string, number>> =>
  page.evaluate(() =>
    Object.fromEntries(
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry.name.endsWith('.js'))
        .map((entry) => [entry.name, (entry as PerformanceResourceTiming).encodedBodySize]),
    ),
  );

export const sumSizes = (sizes: Record<string, number>) => Object.values(sizes).reduce((sum, size) => sum + size, 0);

/**
 * Returns the limit in bytes of the scripts that a page loads before or after the start of the app. The build checks
 * the same limit, but only the browser shows which scripts a page loads too early.
 */
export function findMaxScriptBytes(path: string, phase: 'before' | 'after'): number {
  const budgetPath = path.startsWith('/t/') ? '/t/:code' : path;
  const budget = budgets.find((route) => route.path === budgetPath) ?? budgets.find((route) => route.path === '*');
  return (phase === 'before' ? budget?.maxScriptBytesBeforeStart : budget?.maxScriptBytesAfterStart) ?? 0;
}

type PageExpectations = {
  /** Path of the page, to find its limit for scripts. */
  path: string;
  /** Selects the limit of the scripts: the one before, or the one after the start of the app. */
  scriptPhase: 'before' | 'after';
  /** Names of the controls that are not available yet. */
  unavailableControls: readonly string[];
};

/** Checks what each page needs: one `h1`, a title, small scripts, a visible focus, and no errors. */
export async function expectPageQuality(
  visitor: Visit,
  { path, scriptPhase, unavailableControls }: PageExpectations,
): Promise<void> {
  const { page } = visitor;
  await page.waitForLoadState('networkidle');
  expect.soft(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect.soft(await page.title()).toContain(product.name);
  const scriptSizes = await readScriptSizes(visitor);
  const loadedBytes = sumSizes(scriptSizes);
  expect.soft(loadedBytes).toBeGreaterThan(80_000);
  expect.soft(loadedBytes, JSON.stringify(scriptSizes)).toBeLessThanOrEqual(findMaxScriptBytes(path, scriptPhase));
  expect.soft(await tabThrough(page)).toEqual([]);
  expect.soft(await readUnavailableControls(page)).toEqual(unavailableControls);
  await expectNoErrors(visitor);
}
