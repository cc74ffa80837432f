import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

import { consentQuestion, consentRefused } from '~/domain/session/consent';

import { ConfirmProvider } from './ConfirmProvider';
import { useConfirm } from './useConfirm';
import type { ConfirmService } from './useConfirm';

type DeskProps = { onPress: (notices: ConfirmService) => Promise<void> };

function Desk({ onPress }: DeskProps) {
  const notices = useConfirm();
  return (
    <Button variant="outlined" onClick={() => void onPress(notices)}>
      Press
    </Button>
  );
}

const question = 'This site uses cookies to improve your experience. Do you allow cookies?';
const refusal = 'You must allow cookies to continue.';

const onAnswer = fn();

const meta = {
  title: 'Components/Feedback/ConfirmProvider',
  component: Desk,
  args: {
    onPress: async (notices) => {
      const allowed = await notices.confirm(consentQuestion);
      onAnswer(allowed);
      if (!allowed) await notices.alert(consentRefused);
    },
  },
  decorators: [(Story) => <ConfirmProvider>{Story()}</ConfirmProvider>],
  beforeEach: () => {
    onAnswer.mockClear();
  },
} satisfies Meta<typeof Desk>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Press' }));
    await expect(await screen.findByRole('alertdialog', { name: question })).toBeVisible();
  },
};

export const AllowsAndGivesTheFocusBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Press' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Allow' }));
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await expect(onAnswer.mock.calls).toEqual([[true]]);
    await expect(canvas.getByRole('button', { name: 'Press' })).toHaveFocus();
  },
};

export const RefusesOnEscapeAndSaysWhatFollows: Story = {
  parameters: { acceptance: ['VAL-03'] },
  play: async ({ canvas, step, userEvent }) => {
    await step('Escape refuses the question', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Press' }));
      await screen.findByRole('alertdialog', { name: question });
      await userEvent.keyboard('{Escape}');
      await expect(onAnswer.mock.calls).toEqual([[false]]);
    });
    await step('the message follows and one key closes it', async () => {
      await expect(await screen.findByRole('alertdialog', { name: refusal })).toBeVisible();
      await expect(screen.getAllByRole('button')).toHaveLength(1);
      await userEvent.keyboard('{Enter}');
      await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      await expect(canvas.getByRole('button', { name: 'Press' })).toHaveFocus();
    });
  },
};

export const IsNotAnsweredByADoublePressOnEnter: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Press' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('alertdialog', { name: question })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('alertdialog', { name: question })).toBeVisible();
    await expect(onAnswer).not.toHaveBeenCalled();
  },
};

export const KeepsAMessageThroughADoublePressOnEnter: Story = {
  args: {
    onPress: async (notices) => {
      await notices.alert('Agency added successfully!');
    },
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Press' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(await screen.findByRole('alertdialog', { name: 'Agency added successfully!' })).toBeVisible();
    await userEvent.keyboard('{Enter>3/}');
    await expect(screen.getByRole('alertdialog', { name: 'Agency added successfully!' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};

export const ShowsOneAfterTheOther: Story = {
  args: {
    onPress: async (notices) => {
      const question = notices.confirm('Delete the row?', { confirm: 'Delete', cancel: 'Keep' });
      await Promise.all([question.then(onAnswer), notices.alert('Agency added successfully!')]);
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Press' }));
    await screen.findByRole('alertdialog', { name: 'Delete the row?' });
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByRole('alertdialog', { name: 'Agency added successfully!' });
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await expect(onAnswer.mock.calls).toEqual([[true]]);
    await expect(canvas.getByRole('button', { name: 'Press' })).toHaveFocus();
  },
};
