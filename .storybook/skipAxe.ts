import type { StoryContext } from '@storybook/react-vite';

/** Titles of the story files of which `npm test` has checked a behaviour with axe. */
const checkedTitles = new Set<string>();

/**
 * In `npm test`, turns axe off for all behaviours of a story file except the first one: axe takes 40 % of their time,
 * and the states are checked anyway. `npm run test:full` and Storybook's accessibility panel check all stories.
 */
export function skipAxeForBehaviours({ tags, title, parameters }: StoryContext): void {
  if (import.meta.env.MODE !== 'test' || import.meta.env['EXHAUSTIVE'] || !tags.includes('behaviour')) return;
  if (checkedTitles.has(title)) parameters['a11y'] = { ...(parameters['a11y'] as object), test: 'off' };
  checkedTitles.add(title);
}
