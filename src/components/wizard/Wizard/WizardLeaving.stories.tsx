import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

import { dialogMeta } from '../DialogFrame/dialog.stage';
import { getDialogButton, getDialogCombobox, getDialogField, fillIn, expectFocusOn } from './wizard.play';
import { WizardStage } from './Wizard.stage';

const meta = {
  ...dialogMeta,
  title: 'Components/Wizard/Leaving',
  component: WizardStage,
  tags: ['behaviour'],
} satisfies Meta<typeof WizardStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const leaveQuestion = 'Leave without saving? Your changes will be lost.';

export const ClosesWithoutConfirmationAndRestoresTheFocus: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expectFocusOn('textbox', 'Name');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Trip' }));
    await expectFocusOn('textbox', 'Name');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Add Trip' })).toHaveFocus();
  },
};

export const ClosesWithoutConfirmationAfterARevertedChange: Story = {
  play: async ({ args, userEvent }) => {
    await expectFocusOn('textbox', 'Name');
    await fillIn(userEvent, { 'Nickname (optional)': 'x{Backspace}' });
    await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(getDialogButton('Cancel'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const AsksBeforeChangesAreLost: Story = {
  play: async ({ args, step, userEvent }) => {
    await expectFocusOn('textbox', 'Name');
    await userEvent.keyboard('Ada');
    await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true);
    await step('keeps the text when the user selects Keep editing', async () => {
      await userEvent.click(getDialogButton('Cancel'));
      await screen.findByRole('alertdialog', { name: leaveQuestion });
      await userEvent.click(getDialogButton('Keep editing'));
      await expect(args.onClose).not.toHaveBeenCalled();
      await expect(getDialogField('Name')).toHaveValue('Ada');
    });
    await step('closes when the user selects Leave', async () => {
      await userEvent.click(getDialogButton('Close'));
      await screen.findByRole('alertdialog', { name: leaveQuestion });
      await userEvent.click(getDialogButton('Leave'));
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
      await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(false);
    });
  },
};

export const ASecondEscapeCancelsTheConfirmation: Story = {
  play: async ({ args, userEvent }) => {
    await expectFocusOn('textbox', 'Name');
    await userEvent.keyboard('Ada{Escape}');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(args.onClose).not.toHaveBeenCalled();
    await expectFocusOn('textbox', 'Name');
  },
};

export const EscapeClosesAnOpenSelectOnly: Story = {
  play: async ({ args, userEvent }) => {
    await expectFocusOn('textbox', 'Name');
    await userEvent.keyboard('Ada{Enter}');
    await expectFocusOn('textbox', 'Pieces');
    await userEvent.click(getDialogCombobox('Kind'));
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await expect(args.onClose).not.toHaveBeenCalled();
    await expectFocusOn('combobox', 'Kind');
  },
};
