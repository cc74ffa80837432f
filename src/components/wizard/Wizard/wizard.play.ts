import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { expectNoPageOverflow } from '~/components/a11y/reflow.play';

/*
 * Queries and actions for stories of wizards and dialogs. They use `screen`, since dialogs are rendered outside of the
 * story's canvas.
 */

export type User = Parameters<NonNullable<StoryObj['play']>>[0]['userEvent'];

export const getDialogField = (name: string) => screen.getByRole('textbox', { name });
export const getDialogCombobox = (name: string) => screen.getByRole('combobox', { name });
export const getDialogButton = (name: string) => screen.getByRole('button', { name });

/** Waits until a control has the focus, since the focus moves only after a step has opened. */
export const expectFocusOn = (role: 'textbox' | 'combobox' | 'button', name: string) =>
  waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus());

/** Waits until a labelled field has the focus. For date, password and file fields, which have no role to query by. */
export const expectFocusOnLabelledField = (label: string) =>
  waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());

/** Types texts into fields. The keys of `texts` are the labels of the fields. */
export async function fillIn(user: User, texts: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(texts)) await user.type(screen.getByLabelText(label), text);
}

/** Returns the messages of the error summary, in order. */
export async function readErrorMessages() {
  const items = within(await screen.findByRole('alert')).getAllByRole('listitem');
  return items.map((item) => item.textContent);
}

/** Clicks Next or Save, and expects that the error summary shows `messages`. */
export async function expectErrors(user: User, name: 'Next' | 'Save', messages: readonly string[]) {
  await user.click(getDialogButton(name));
  await expect(await readErrorMessages()).toEqual(messages);
}

/** Expects that `onSave` is called once, with `draft`. */
export async function expectSaved(onSave: unknown, draft: object) {
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  await expect(onSave).toHaveBeenCalledWith(draft);
}

/** Expects that the form is prefilled with `draft`, by going through its steps and saving it unchanged. */
export async function expectPrefilled(user: User, onSave: unknown, { steps, draft }: { steps: number; draft: object }) {
  for (let step = 1; step < steps; step++) {
    await screen.findByText(`Step ${step} of ${steps}`);
    await user.click(getDialogButton('Next'));
  }
  if (steps > 1) await screen.findByText(`Step ${steps} of ${steps}`);
  await user.click(getDialogButton('Save'));
  await expectSaved(onSave, draft);
}

/** Opens the select `name`, and returns the labels of its options. If `label` is given, selects that option. */
export async function chooseOption(user: User, name: string, label?: string) {
  await user.click(getDialogCombobox(name));
  const listbox = await screen.findByRole('listbox', { name });
  const labels = within(listbox)
    .getAllByRole('option')
    .map((option) => option.textContent);
  if (label === undefined) await user.keyboard('{Escape}');
  else await user.click(within(listbox).getByRole('option', { name: label }));
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  return labels;
}

/** Expects that the fields, buttons and panels of the open dialog do not overflow horizontally. */
export async function expectNoDialogOverflow() {
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
