import { screen } from 'storybook/test';

import type { User } from '../Wizard/wizard.play';
import type { TaskOptions } from './useTask';

/** A task that reports its progress once, and then runs until it is cancelled. */
export const runEndlessTask = ({ signal, onProgress }: TaskOptions) =>
  new Promise<never>((_resolve, reject) => {
    onProgress({ done: 3200, total: 10_000 });
    signal.addEventListener('abort', () => reject(new Error('Aborted')));
  });

/**
 * Clicks the button that opens the dialog, and the button that starts the task. Returns the dialog once its name is
 * `title`.
 */
export async function startTask(
  user: User,
  { openButtonName, confirmButtonName, title }: { openButtonName: string; confirmButtonName: string; title: string },
) {
  await user.click(screen.getByRole('button', { name: openButtonName }));
  await user.click(await screen.findByRole('button', { name: confirmButtonName }));
  return screen.findByRole('dialog', { name: title });
}
