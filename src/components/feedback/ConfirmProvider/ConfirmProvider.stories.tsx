import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

import { consentQuestion, consentRequiredMessage } from '~/domain/session/consent';

import { ConfirmProvider } from './ConfirmProvider';
import { useConfirm } from './useConfirm';
import type { ConfirmService } from './useConfirm';

type OpenButtonProps = { onOpen: (service: ConfirmService) => Promise<void> };

function OpenButton({ onOpen }: OpenButtonProps) {
  const service = useConfirm();
  return (
    <Button variant="outlined" onClick={() => void onOpen(service)}>
      Open
    </Button>
  );
}

const cookieQuestion = 'This site uses cookies to improve your experience. Do you allow cookies?';
const cookieAlertText = 'You must allow cookies to continue.';

const onAnswer = fn();

/**
 * Use `confirm` before an action that can't be undone, and `alert` for a result that the user must read. For other
 * results, use StatusAlert.
 */
const meta = {
  title: 'Components/Feedback/ConfirmProvider',
  component: OpenButton,
  tags: ['behaviour'],
  args: {
    onOpen: async ({ confirm, alert }) => {
      const isConfirmed = await confirm(consentQuestion);
      onAnswer(isConfirmed);
      if (!isConfirmed) await alert(consentRequiredMessage);
    },
  },
  decorators: [(Story) => <ConfirmProvider>{Story()}</ConfirmProvider>],
  beforeEach: () => {
    onAnswer.mockClear();
  },
} satisfies Meta<typeof OpenButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ConfirmsAndRestoresFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(button);
    await expect(await screen.findByRole('alertdialog', { name: cookieQuestion })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Allow' }));
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await expect(onAnswer.mock.calls).toEqual([[true]]);
    await expect(button).toHaveFocus();
  },
};

export const CancelsOnEscapeThenAlerts: Story = {
  parameters: { acceptance: ['VAL-03'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await screen.findByRole('alertdialog', { name: cookieQuestion });
    await userEvent.keyboard('{Escape}');
    await expect(onAnswer.mock.calls).toEqual([[false]]);
    await expect(await screen.findByRole('alertdialog', { name: cookieAlertText })).toBeVisible();
    await expect(screen.getAllByRole('button')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus();
  },
};

export const IgnoresDoubleEnterOnConfirm: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Open' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('alertdialog', { name: cookieQuestion })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('alertdialog', { name: cookieQuestion })).toBeVisible();
    await expect(onAnswer).not.toHaveBeenCalled();
  },
};

export const IgnoresDoubleAndHeldEnterOnAlert: Story = {
  args: { onOpen: ({ alert }) => alert('Agency added successfully!') },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Open' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(await screen.findByRole('alertdialog', { name: 'Agency added successfully!' })).toBeVisible();
    await userEvent.keyboard('{Enter>3/}');
    await expect(screen.getByRole('alertdialog', { name: 'Agency added successfully!' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};

export const ShowsOneDialogAtATime: Story = {
  args: {
    onOpen: async ({ confirm, alert }) => {
      const answer = confirm('Delete the row?', { confirm: 'Delete', cancel: 'Keep' });
      await Promise.all([answer.then(onAnswer), alert('Agency added successfully!')]);
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await screen.findByRole('alertdialog', { name: 'Delete the row?' });
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByRole('alertdialog', { name: 'Agency added successfully!' });
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await expect(onAnswer.mock.calls).toEqual([[true]]);
    await expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus();
  },
};
