import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

import { getDialogButton } from '../Wizard/wizard.play';
import { runEndlessTask, startTask } from './task.play';
import { TaskDialogStage } from './TaskDialog.stage';
import type { Task } from './useTask';

const meta = {
  title: 'Components/Wizard/TaskDialog/Cancelling',
  component: TaskDialogStage,
  tags: ['behaviour'],
  args: { task: fn<Task<number>>(runEndlessTask), onClose: fn() },
} satisfies Meta<typeof TaskDialogStage>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const startBaking = ({ userEvent }: PlayContext) =>
  startTask(userEvent, { openButtonName: 'Bake cakes', confirmButtonName: 'Bake', title: 'Baking the cakes…' });
const getHeading = (name: string) => screen.getByRole('heading', { name });

export const CancelsAndStartsAgain: Story = {
  play: async (context) => {
    const { args, step, userEvent } = context;
    await startBaking(context);
    await step('Escape does not cancel', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(getHeading('Baking the cakes…')).toBeVisible();
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await userEvent.click(getDialogButton('Cancel'));
    await screen.findByRole('dialog', { name: 'Nothing was baked' });
    await expect(screen.getByText('You stopped the oven.')).toBeVisible();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(getDialogButton('Try again'));
    await expect(args.task).toHaveBeenCalledTimes(2);
  },
};

export const CannotBeCancelledWhileItSaves: Story = {
  args: {
    task: fn<Task<number>>(({ signal, onProgress }) => {
      onProgress({ done: 10_000, total: 10_000 });
      return runEndlessTask({ signal, onProgress: () => undefined });
    }),
  },
  play: async (context) => {
    await startBaking(context);
    const savingButton = await screen.findByRole('button', { name: 'Saving…' });
    await expect(savingButton).toHaveAttribute('aria-disabled', 'true');
    await context.userEvent.click(savingButton);
    await expect(getHeading('Baking the cakes…')).toBeVisible();
  },
};

export const ShowsTheResultIfItWasTooLateToCancel: Story = {
  args: {
    task: fn<Task<number>>(
      ({ signal }) => new Promise((resolve) => signal.addEventListener('abort', () => resolve(12))),
    ),
  },
  play: async (context) => {
    await startBaking(context);
    await context.userEvent.click(getDialogButton('Cancel'));
    await expect(await screen.findByRole('dialog', { name: 'Cakes baked' })).toHaveTextContent('Baked12');
  },
};
