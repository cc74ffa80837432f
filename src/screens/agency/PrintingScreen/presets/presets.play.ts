import type { StoryContext } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';

type PlayContext = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Opens the dialog with presets and label sheets. Returns Testing Library queries for it. */
export async function openPresets({ canvas, userEvent }: PlayContext) {
  await userEvent.click(canvas.getByRole('button', { name: /^Label sheet/ }));
  return within(await screen.findByRole('dialog', { name: 'Label sheets and presets' }));
}

export async function choosePresetAction({ userEvent }: Pick<PlayContext, 'userEvent'>, name: string, action: string) {
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}
