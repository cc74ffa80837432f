import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

import { dialogMeta } from '../DialogFrame/dialog.stage';
import { button, combobox, field, fillIn, focusIsOn } from './wizard.play';
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
    await focusIsOn('textbox', 'Name');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Trip' }));
    await focusIsOn('textbox', 'Name');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Add Trip' })).toHaveFocus();
  },
};

export const ClosesWithoutConfirmationAfterARevertedChange: Story = {
  play: async ({ args, userEvent }) => {
    await focusIsOn('textbox', 'Name');
    await fillIn(userEvent, { 'Nickname (optional)': 'x{Backspace}' });
    await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(button('Cancel'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const AsksBeforeChangesAreLost: Story = {
  play: async ({ args, step, userEvent }) => {
    await focusIsOn('textbox', 'Name');
    await userEvent.keyboard('Ada');
    await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true);
    await step('Keep editing', async () => {
      await userEvent.click(button('Cancel'));
      await screen.findByRole('alertdialog', { name: leaveQuestion });
      await userEvent.click(button('Keep editing'));
      await expect(args.onClose).not.toHaveBeenCalled();
      await expect(field('Name')).toHaveValue('Ada');
    });
    await step('Leave', async () => {
      await userEvent.click(button('Close'));
      await screen.findByRole('alertdialog', { name: leaveQuestion });
      await userEvent.click(button('Leave'));
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
      await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(false);
    });
  },
};

export const ASecondEscapeCancelsTheConfirmation: Story = {
  play: async ({ args, userEvent }) => {
    await focusIsOn('textbox', 'Name');
    await userEvent.keyboard('Ada{Escape}');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(args.onClose).not.toHaveBeenCalled();
    await focusIsOn('textbox', 'Name');
  },
};

export const EscapeClosesAnOpenSelectOnly: Story = {
  play: async ({ args, userEvent }) => {
    await focusIsOn('textbox', 'Name');
    await userEvent.keyboard('Ada{Enter}');
    await focusIsOn('textbox', 'Pieces');
    await userEvent.click(combobox('Kind'));
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await expect(args.onClose).not.toHaveBeenCalled();
    await focusIsOn('combobox', 'Kind');
  },
};
