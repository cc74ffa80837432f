import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { SaveError } from '../Wizard/SaveError';
import { getDialogButton } from '../Wizard/wizard.play';
import { runEndlessTask, startTask } from './task.play';
import { TaskDialogStage } from './TaskDialog.stage';
import type { Task } from './useTask';

/**
 * Use for a task that takes seconds and can be cancelled, such as generating tags. For saving a form, use the form's
 * own dialog.
 */
const meta = {
  title: 'Components/Wizard/TaskDialog',
  component: TaskDialogStage,
  parameters: { darkCopy: false },
  tags: ['behaviour'],
  args: { task: fn<Task<number>>(() => Promise.resolve(12)), onClose: fn() },
} satisfies Meta<typeof TaskDialogStage>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const startBaking = ({ userEvent }: PlayContext, title: string) =>
  startTask(userEvent, { openButtonName: 'Bake cakes', confirmButtonName: 'Bake', title });
const getHeading = (name: string) => screen.getByRole('heading', { name });

export const Question: Story = {
  tags: ['!behaviour', 'state'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bake cakes' }));
    await screen.findByRole('dialog', { name: 'Bake the cakes?' });
    // The focus is on the title and not on a button, so that a double Enter on 'Bake cakes' cannot start the task.
    await expect(getHeading('Bake the cakes?')).toHaveFocus();
    await expect(args.task).not.toHaveBeenCalled();
  },
};

export const Running: Story = {
  tags: ['!behaviour', 'state'],
  args: { task: fn<Task<number>>(runEndlessTask) },
  play: async (context) => {
    await startBaking(context, 'Baking the cakes…');
    const progressBar = screen.getByRole('progressbar', { name: 'Baking the cakes…' });
    await expect(progressBar).toHaveAttribute('aria-valuenow', '32');
    await expect(progressBar).toHaveAttribute('aria-valuetext', '3,200 of 10,000');
    await expect(screen.getByText('3,200 of 10,000')).toBeVisible();
    await expect(getHeading('Baking the cakes…')).toHaveFocus();
  },
};

export const ShowsTheResultAndReturnsTheFocus: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const dialog = await startBaking(context, 'Cakes baked');
    await expect(getHeading('Cakes baked')).toHaveFocus();
    await expect(dialog).toHaveTextContent('Cakes bakedBaked12CloseEat');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Bake cakes' })).toHaveFocus());
  },
};

export const StartsOnceOnADoubleClick: Story = {
  args: { task: fn<Task<number>>(runEndlessTask) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bake cakes' }));
    const confirmButton = await screen.findByRole('button', { name: 'Bake' });
    await userEvent.dblClick(confirmButton);
    confirmButton.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await screen.findByRole('dialog', { name: 'Baking the cakes…' });
    await expect(args.task).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  tags: ['!behaviour', 'state'],
  args: { task: fn<Task<number>>(() => Promise.reject(new SaveError('The oven is full.'))) },
  play: async (context) => {
    await startBaking(context, 'Nothing was baked');
    await expect(screen.getByRole('alert')).toHaveTextContent('The oven is full.');
    await expect(getDialogButton('Try again')).toBeVisible();
  },
};
