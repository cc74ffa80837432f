import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { dialogMeta } from '../DialogFrame/dialog.stage';
import { goToLastStep } from './goToLastStep.play';
import { SaveError } from './SaveError';
import { getDialogButton, getDialogCombobox, expectErrors, getDialogField, fillIn, expectFocusOn } from './wizard.play';
import type { User } from './wizard.play';
import { WizardStage } from './Wizard.stage';

/** Returns an `onSave` that fails once. */
function createOnSaveFailingOnce(error: SaveError) {
  const onSave = fn(() => (onSave.mock.calls.length === 1 ? Promise.reject(error) : Promise.resolve()));
  return onSave;
}

const createConflictingOnSave = (latest: object | undefined) =>
  createOnSaveFailingOnce(new SaveError('Someone changed this in the meantime.', { readLatest: () => latest }));

const meta = {
  ...dialogMeta,
  title: 'Components/Wizard/Conflict',
  component: WizardStage,
  tags: ['behaviour'],
  args: { ...dialogMeta.args, onSave: createConflictingOnSave({ name: 'Bea', nickname: 'Tom', remark: '' }) },
} satisfies Meta<typeof WizardStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fills in the wizard, tries to save it, and selects 'Show latest'. */
async function saveAndShowLatest(user: User) {
  await goToLastStep(user);
  await user.keyboard('None{Enter}');
  await expect(await screen.findByRole('alert')).toHaveTextContent('Someone changed this in the meantime.');
  await user.click(getDialogButton('Show latest'));
}

export const ChangedHereAndElsewhere: Story = {
  tags: ['!behaviour', 'state'],
  play: async ({ args, step, userEvent }) => {
    await saveAndShowLatest(userEvent);
    await step('opens the field that was changed here and elsewhere, and keeps the typed text', async () => {
      await expectFocusOn('textbox', 'Name');
      await expect(getDialogField('Name')).toHaveValue('Ada');
      await expect(getDialogField('Name')).toHaveAccessibleDescription('Latest version: Bea Use this');
      await expect(screen.getByRole('status')).toHaveTextContent('one field was changed elsewhere, too');
      await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true);
    });
    await step('shows the new value of a field that was only changed elsewhere', async () => {
      await expect(getDialogField('Nickname (optional)')).toHaveValue('Tom');
      await expect(getDialogField('Nickname (optional)')).not.toHaveAccessibleDescription();
    });
  },
};

export const UsesTheLatestValue: Story = {
  play: async ({ args, userEvent }) => {
    await saveAndShowLatest(userEvent);
    await userEvent.click(getDialogButton('Use this'));
    await expectFocusOn('textbox', 'Name');
    await expect(getDialogField('Name')).toHaveValue('Bea');
    await expect(screen.queryByText(/^Latest version:/)).not.toBeInTheDocument();
    await userEvent.click(getDialogButton('Next'));
    await expect(getDialogCombobox('Kind')).toHaveTextContent('Bag');
    await userEvent.click(getDialogButton('Next'));
    await userEvent.click(getDialogButton('Save'));
    const mergedDraft = { name: 'Bea', nickname: 'Tom', pieces: 2, kind: 'bag', remark: 'None' };
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith(mergedDraft));
  },
};

export const WithoutConflicts: Story = {
  args: { onSave: createConflictingOnSave({ name: '', nickname: 'Tom' }) },
  play: async ({ userEvent }) => {
    await saveAndShowLatest(userEvent);
    await expect(screen.getByRole('status')).toHaveTextContent(
      'This is the latest versionYour changes are still here. Check them, then select Save.',
    );
    await expectFocusOn('textbox', 'Remark');
    await expect(getDialogField('Remark')).toHaveValue('None');
  },
};

export const DeletedElsewhere: Story = {
  args: { onSave: createConflictingOnSave(undefined) },
  play: async ({ userEvent }) => {
    await saveAndShowLatest(userEvent);
    await expect(await screen.findByRole('alert')).toHaveTextContent('This was deleted in the meantime.');
    await expect(screen.queryByRole('button', { name: 'Show latest' })).not.toBeInTheDocument();
    await expect(getDialogField('Remark')).toHaveValue('None');
  },
};

export const OpensTheStepOfTheRejectedField: Story = {
  args: {
    onSave: createOnSaveFailingOnce(new SaveError('Another trip has this name.', { fields: ['title', 'name'] })),
  },
  play: async ({ args, userEvent }) => {
    await goToLastStep(userEvent);
    await userEvent.keyboard('None');
    await expectErrors(userEvent, 'Save', ['Another trip has this name.']);
    await expectFocusOn('textbox', 'Name');
    await expect(getDialogField('Name')).toHaveAccessibleDescription('Another trip has this name.');
    await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true);
    await fillIn(userEvent, { Name: ' and Sam' });
    await expect(getDialogField('Name')).toBeValid();
  },
};
