import type { StoryContext } from '@storybook/react-vite';

/**
 * In test runs, drops axe's reports, of which each has 50 kB that the browser would send to Vitest. A violation still
 * makes its story fail. The tests that Storybook's interface starts need the reports.
 */
export function dropAxeReports({ reporting }: StoryContext): void {
  if (import.meta.env['VITEST_STORYBOOK'] === 'false') reporting.addReport = () => undefined;
}
