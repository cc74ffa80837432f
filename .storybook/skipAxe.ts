import type { StoryContext } from '@storybook/react-vite';

/** Titles of the story files with a behaviour that axe has already checked. */
const checkedTitles = new Set<string>();

/**
 * In `npm test`, turns axe off for stories tagged `behaviour`, except the first one of each file: axe takes 40 % of
 * their time, and still checks all stories tagged `state`. In `npm run test:full` and in Storybook, axe checks all
 * stories.
 */
export function skipAxeForBehaviours({ tags, title, parameters }: StoryContext): void {
  if (import.meta.env.MODE !== 'test' || import.meta.env['EXHAUSTIVE'] || !tags.includes('behaviour')) return;
  if (checkedTitles.has(title)) parameters['a11y'] = { ...(parameters['a11y'] as object), test: 'off' };
  checkedTitles.add(title);
}
