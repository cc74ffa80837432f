import type { StoryContext } from '@storybook/react-vite';

import { expectNoPageOverflow, phoneGlobals } from '../src/components/a11y/reflow.play';

/** If a story has the viewport of a phone, expects that its page does not scroll horizontally. */
export async function expectPhoneFit({ storyGlobals, viewMode }: StoryContext): Promise<void> {
  const { viewport } = storyGlobals as { viewport?: { value?: string } };
  if (viewMode === 'story' && viewport?.value === phoneGlobals.viewport.value) await expectNoPageOverflow();
}
