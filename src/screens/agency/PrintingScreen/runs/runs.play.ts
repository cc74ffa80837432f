import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';

type PlayContext = Pick<StoryContext, 'canvas' | 'userEvent'>;

/**
 * Opens the recent runs, after opening the settings group 'Tags' if it is closed. Returns Testing Library queries for
 * the dialog.
 */
export async function openRuns({ canvas, userEvent }: PlayContext) {
  const button = await canvas.findByRole('button', { name: 'Recent runs', hidden: true });
  if (!button.checkVisibility()) await userEvent.click(canvas.getByRole('heading', { name: 'Tags' }));
  await userEvent.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Recent runs' });
  await expect(dialog).toBeVisible();
  return within(dialog);
}

/** Opens the reprint form of a run. Returns Testing Library queries for the dialog. */
export async function openReprint(context: PlayContext, runName: string) {
  const dialog = await openRuns(context);
  await context.userEvent.click(dialog.getByRole('button', { name: `Reprint… ${runName}` }));
  return within(await screen.findByRole('dialog', { name: 'Reprint' }));
}

export async function chooseRunAction({ userEvent }: PlayContext, runName: string, action: string) {
  await userEvent.click(await screen.findByRole('button', { name: `More actions for ${runName}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}
