import type { StoryContext } from '@storybook/react-vite';
import { within } from 'storybook/test';

/** Opens the settings group 'Text'. Returns Testing Library queries for the region 'Settings'. */
export async function openTextSettings({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  const settingsRegion = within(canvas.getByRole('region', { name: 'Settings' }));
  await userEvent.click(settingsRegion.getByRole('heading', { name: 'Text' }));
  return settingsRegion;
}
