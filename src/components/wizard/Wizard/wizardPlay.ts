import { expect, screen, waitFor } from 'storybook/test';

/*
 * What the stories of wizards do again and again. A wizard is a dialog and stands outside the story's own canvas.
 */

export const field = (name: string) => screen.getByRole('textbox', { name });
export const button = (name: string) => screen.getByRole('button', { name });

/** Waits until a control of that name has the focus: a step has been opened. */
export const focusIsOn = (role: 'textbox' | 'combobox' | 'button', name: string) =>
  waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus());
