import type { StoryContext } from '@storybook/react-vite';

/**
 * Drops axe's reports in test runs, since the browser would send 50 kB to Vitest for each story. A violation still
 * fails its story. Keeps the reports of tests that are started in Storybook's interface, which shows them.
 */
export function dropAxeReports({ reporting }: StoryContext): void {
  if (import.meta.env['VITEST_STORYBOOK'] === 'false') reporting.addReport = () => undefined;
}
