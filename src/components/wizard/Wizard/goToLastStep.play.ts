import { button, chooseOption, fillIn, focusIsOn } from './wizard.play';
import type { User } from './wizard.play';

/** Fills in the first two steps of the wizard in WizardStage and opens the last step. */
export async function goToLastStep(user: User) {
  await focusIsOn('textbox', 'Name');
  await fillIn(user, { Name: 'Ada' });
  await user.click(button('Next'));
  await focusIsOn('textbox', 'Pieces');
  await fillIn(user, { Pieces: '2' });
  await chooseOption(user, 'Kind', 'Bag');
  await user.click(button('Next'));
  await focusIsOn('textbox', 'Remark');
}
