import type { StoryContext } from '@storybook/react-vite';
import axe from 'axe-core';
import { expect } from 'storybook/test';

/**
 * The accessibility addon checks stories in light colours. In test runs, this function checks the contrast of stories
 * tagged `state` in dark colours too, unless a story sets a scheme itself. To show the dark colours, it only changes
 * a class of the document, since rendering the story again would be slower.
 */
export async function checkDarkContrast({ tags, viewMode, storyGlobals }: StoryContext): Promise<void> {
  const isTestRun = import.meta.env.MODE === 'test' && viewMode === 'story';
  if (!isTestRun || !tags.includes('state') || 'theme' in storyGlobals) return;
  const { classList } = document.documentElement;
  classList.replace('light', 'dark');
  for (const animation of document.getAnimations()) animation.finish();
  const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'], resultTypes: ['violations'] });
  classList.replace('dark', 'light');
  const problems = violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
  );
  await expect(problems, 'contrast in dark colours').toEqual([]);
}
