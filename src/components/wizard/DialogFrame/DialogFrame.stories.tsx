import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

import { DialogFooter } from './DialogFooter';
import { DialogFrame } from './DialogFrame';
import { SubmitButton } from './SubmitButton';

const meta = {
  title: 'Components/Wizard/DialogFrame',
  component: DialogFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Add Pet',
    footer: (
      <DialogFooter hasFailed={false}>
        <Button variant="text">Cancel</Button>
        <SubmitButton isBusy={false}>Save</SubmitButton>
      </DialogFooter>
    ),
    onSubmit: fn(),
    onLeave: fn(),
    children: <p>What is filled in.</p>,
  },
} satisfies Meta<typeof DialogFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'Add Pet' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const UnderWay: Story = {
  args: {
    footer: (
      <DialogFooter hasFailed={false}>
        <SubmitButton isBusy>Save</SubmitButton>
      </DialogFooter>
    ),
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const NotSaved: Story = {
  args: {
    footer: (
      <DialogFooter hasFailed>
        <SubmitButton isBusy={false}>Save</SubmitButton>
      </DialogFooter>
    ),
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'This was not savedEverything you typed is still here. Press Save to try again.',
    );
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Add Pet' });
    await expect(dialog.getBoundingClientRect()).toMatchObject({ x: 0, y: 0, width: innerWidth, height: innerHeight });
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
