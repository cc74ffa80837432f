import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

/*
 * What the stories of wizards do again and again. A wizard is a dialog and stands outside the story's own canvas.
 */

/** The hand that a play function is given. */
export type User = Parameters<NonNullable<StoryObj['play']>>[0]['userEvent'];

export const field = (name: string) => screen.getByRole('textbox', { name });
export const choice = (name: string) => screen.getByRole('combobox', { name });
export const button = (name: string) => screen.getByRole('button', { name });

/** Waits until a control of that name has the focus: a step has been opened. */
export const focusIsOn = (role: 'textbox' | 'combobox' | 'button', name: string) =>
  waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus());

/** What the summary asks for, in its order. */
export async function faultMessages() {
  const items = within(await screen.findByRole('alert')).getAllByRole('listitem');
  return items.map((item) => item.textContent);
}

/** The choices of a select in order, by opening it; then takes one, or none and closes it. */
export async function choose(user: User, name: string, label?: string) {
  await user.click(choice(name));
  const list = await screen.findByRole('listbox', { name });
  const labels = within(list)
    .getAllByRole('option')
    .map((option) => option.textContent);
  if (label === undefined) await user.keyboard('{Escape}');
  else await user.click(within(list).getByRole('option', { name: label }));
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  return labels;
}

/** Nothing of what is open sticks out sideways. */
export async function fitsAcross() {
  const dialog = screen.getByRole('dialog');
  const { left, right } = dialog.getBoundingClientRect();
  const controls = [...within(dialog).queryAllByRole('textbox'), ...within(dialog).getAllByRole('button')];
  for (const control of controls) {
    await expect(control.getBoundingClientRect().left).toBeGreaterThanOrEqual(left);
    await expect(control.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  }
  for (const panel of screen.queryAllByRole('tabpanel'))
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
}
