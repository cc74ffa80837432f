import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { expectNoPageOverflow } from '~/components/a11y/reflow.play';

/*
 * Queries and actions for stories of wizards and dialogs, which are rendered outside the story's canvas.
 */

export type User = Parameters<NonNullable<StoryObj['play']>>[0]['userEvent'];

export const field = (name: string) => screen.getByRole('textbox', { name });
export const choice = (name: string) => screen.getByRole('combobox', { name });
export const button = (name: string) => screen.getByRole('button', { name });

/** Waits for the focus, which moves when a step has opened. */
export const focusIsOn = (role: 'textbox' | 'combobox' | 'button', name: string) =>
  waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus());

/** As `focusIsOn`, for date, password and file fields, which have no role of their own. */
export const focusIsOnLabel = (label: string) => waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());

/** Types into fields by label. */
export async function fillIn(user: User, texts: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(texts)) await user.type(screen.getByLabelText(label), text);
}

/** Messages of the error summary, in order. */
export async function errorMessages() {
  const items = within(await screen.findByRole('alert')).getAllByRole('listitem');
  return items.map((item) => item.textContent);
}

/** Clicks a button that validates, and expects these messages. */
export async function expectErrors(user: User, name: 'Next' | 'Save', messages: readonly string[]) {
  await user.click(button(name));
  await expect(await errorMessages()).toEqual(messages);
}

/** Expects that `onSave` was called once, with `draft`. */
export async function expectSaved(onSave: unknown, draft: object) {
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  await expect(onSave).toHaveBeenCalledWith(draft);
}

/** Opens a select, selects `label` or nothing, and returns the labels of all options. */
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

/** Expects that nothing overflows the open dialog horizontally. */
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
  await expectNoPageOverflow();
}
