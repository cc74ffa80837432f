import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

import { DialogFooter } from './DialogFooter';
import { DialogFrame } from './DialogFrame';
import { SubmitButton } from './SubmitButton';

/** Use to build dialogs with a form. Screens use FormDialog or Wizard. */
const meta = {
  title: 'Components/Wizard/DialogFrame',
  component: DialogFrame,
  tags: ['state'],
  parameters: { darkCopy: false, layout: 'fullscreen' },
  args: {
    title: 'Add Pet',
    footer: (
      <DialogFooter>
        <Button variant="text">Cancel</Button>
        <SubmitButton isSaving={false}>Save</SubmitButton>
      </DialogFooter>
    ),
    onSubmit: fn(),
    onClose: fn(),
    children: <p>Fields</p>,
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
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Saving: Story = {
  args: {
    footer: (
      <DialogFooter>
        <SubmitButton isSaving>Save</SubmitButton>
      </DialogFooter>
    ),
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const SaveFailed: Story = {
  args: {
    footer: (
      <DialogFooter message={{ text: 'Another agency already has this email.' }}>
        <SubmitButton isSaving={false}>Save</SubmitButton>
      </DialogFooter>
    ),
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      "We couldn't save thisAnother agency already has this email.",
    );
  },
};

export const Mobile: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Add Pet' });
    await expect(dialog.getBoundingClientRect()).toMatchObject({ x: 0, y: 0, width: innerWidth, height: innerHeight });
  },
};
