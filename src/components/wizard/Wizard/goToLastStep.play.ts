import { expect, screen, waitFor } from 'storybook/test';
import type { userEvent } from 'storybook/test';

import { button, field, focusIsOn } from './wizard.play';

type User = Pick<typeof userEvent, 'click' | 'type'>;

/** Fills in the first two steps of the stage's wizard and arrives at the last. */
export async function goToLastStep(user: User) {
  await focusIsOn('textbox', 'Name');
  await user.type(field('Name'), 'Ada');
  await user.click(button('Next'));
  await focusIsOn('textbox', 'Pieces');
  await user.type(field('Pieces'), '2');
  await user.click(screen.getByRole('combobox', { name: 'Kind' }));
  await user.click(await screen.findByRole('option', { name: 'Bag' }));
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  await user.click(button('Next'));
  await focusIsOn('textbox', 'Remark');
}
