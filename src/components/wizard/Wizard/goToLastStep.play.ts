import { getDialogButton, chooseOption, fillIn, expectFocusOn } from './wizard.play';
import type { User } from './wizard.play';

/** Fills in the first two steps of the wizard in WizardStage and opens the last step. */
export async function goToLastStep(user: User) {
  await expectFocusOn('textbox', 'Name');
  await fillIn(user, { Name: 'Ada' });
  await user.click(getDialogButton('Next'));
  await expectFocusOn('textbox', 'Pieces');
  await fillIn(user, { Pieces: '2' });
  await chooseOption(user, 'Kind', 'Bag');
  await user.click(getDialogButton('Next'));
  await expectFocusOn('textbox', 'Remark');
}
