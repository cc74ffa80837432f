import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { dialogMeta } from '../DialogFrame/dialog.stage';
import { goToLastStep } from './goToLastStep.play';
import { getDialogButton, expectSaved, getDialogField, expectFocusOn } from './wizard.play';
import { WizardStage } from './Wizard.stage';

const meta = {
  ...dialogMeta,
  title: 'Components/Wizard/Saving',
  component: WizardStage,
  tags: ['behaviour'],
} satisfies Meta<typeof WizardStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const draft = { name: 'Ada', nickname: 'Sam', pieces: 2, kind: 'bag', remark: 'None' };

export const SavesTheParsedDraft: Story = {
  parameters: { acceptance: ['ADM-13'] },
  play: async ({ args, userEvent }) => {
    await goToLastStep(userEvent);
    await userEvent.keyboard('None{Enter}');
    await expectSaved(args.onSave, draft);
    // The wizard stays open after saving until its parent removes it.
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog', { name: 'Add Trip' })).toBeVisible();
  },
};

export const SaveValidatesTheLastStep: Story = {
  parameters: { acceptance: ['ADM-13'] },
  play: async ({ args, userEvent }) => {
    await goToLastStep(userEvent);
    await userEvent.click(getDialogButton('Save'));
    await expect(await screen.findByText('Fix 1 field')).toBeVisible();
    await expectFocusOn('textbox', 'Remark');
    await expect(getDialogField('Remark')).toHaveAccessibleDescription('Remark is required');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Saving: Story = {
  args: { onSave: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args, userEvent }) => {
    await goToLastStep(userEvent);
    await userEvent.keyboard('None');
    await userEvent.click(getDialogButton('Save'));
    const savingButton = await screen.findByRole('button', { name: 'Saving…' });
    await expect(savingButton).toHaveAttribute('aria-disabled', 'true');
    await expect(savingButton).toHaveFocus();
    // Further clicks and Escape are ignored.
    await userEvent.click(savingButton);
    await userEvent.keyboard('{Escape}');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};

export const SavesOncePerWizard: Story = {
  play: async ({ args, userEvent }) => {
    await goToLastStep(userEvent);
    await userEvent.keyboard('None');
    await userEvent.dblClick(getDialogButton('Save'));
    await userEvent.keyboard('{Enter}{Enter}');
    await userEvent.click(screen.getByRole('button', { name: /^Sav/ }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeVisible());
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const KeepsTheTextWhenSavingFails: Story = {
  args: { onSave: fn(() => Promise.reject(new Error('The disk is full.'))) },
  play: async ({ args, step, userEvent }) => {
    await goToLastStep(userEvent);
    await step('shows the error and keeps the text', async () => {
      await userEvent.keyboard('None{Enter}');
      await expect(await screen.findByRole('alert')).toHaveTextContent(
        "We couldn't save thisYour entries are still here. Select Save to try again.",
      );
      await expect(getDialogField('Remark')).toHaveValue('None');
      await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true);
    });
    await step('tries to save again', async () => {
      await userEvent.click(getDialogButton('Save'));
      await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2));
      await expect(await screen.findByRole('alert')).toBeVisible();
    });
  },
};

export const ReportsNoUnsavedChangesBeforeItSaves: Story = {
  play: async ({ args, userEvent }) => {
    await goToLastStep(userEvent);
    await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('None{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(false);
    // After saving, closing the wizard needs no confirmation.
    await userEvent.click(getDialogButton('Close'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
