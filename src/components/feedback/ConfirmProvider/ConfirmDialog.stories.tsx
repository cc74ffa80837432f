import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

import { ConfirmDialog } from './ConfirmDialog';

/** Use `confirm` or `alert` of ConfirmProvider to open this dialog. Render it yourself only to add `children`. */
const meta = {
  title: 'Components/Feedback/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { darkCopy: false },
  tags: ['state'],
  args: { open: true, onAnswer: fn() },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Deletion: Story = {
  args: {
    text: 'Delete Harbour Tags?',
    tone: 'delete',
    options: {
      confirm: 'Delete',
      cancel: 'Cancel',
      detail: 'You can undo this. A reload brings all sample data back.',
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Harbour Tags?' });
    await expect(dialog).toHaveAccessibleDescription('You can undo this. A reload brings all sample data back.');
    // Only buttons that delete something are red.
    await expect(screen.getByRole('button', { name: 'Delete' })).toHaveClass('MuiButton-colorError');
  },
};

export const Success: Story = {
  args: { text: 'Agency added successfully!', tone: 'success' },
  play: async () => {
    await expect(await screen.findByRole('alertdialog', { name: 'Agency added successfully!' })).toBeVisible();
    await expect(screen.getByRole('button')).toHaveAccessibleName('OK');
  },
};

export const Warning: Story = {
  args: {
    text: 'Leave without saving? Your changes will be lost.',
    tone: 'warning',
    options: { confirm: 'Leave', cancel: 'Keep editing' },
  },
};

export const MessageWithLinks: Story = {
  args: {
    text: "Harbour Tags can't be deleted",
    tone: 'warning',
    detail: 'Other records still need it: 24 partners, 150 tags.',
    links: [
      { label: 'Show 24 partners', href: '/Admin-Partners?search=Harbour+Tags' },
      { label: 'Show 150 tags', href: '/Admin-Tags?search=Harbour+Tags' },
    ],
  },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: "Harbour Tags can't be deleted" });
    await expect(dialog).toHaveAccessibleDescription('Other records still need it: 24 partners, 150 tags.');
    const link = screen.getByRole('link', { name: 'Show 24 partners' });
    await expect(link).toHaveAttribute('href', '/Admin-Partners?search=Harbour+Tags');
    await userEvent.click(link);
    await expect(args.onAnswer).toHaveBeenLastCalledWith(false);
  },
};

export const DialogIsABottomSheetOnMobile: Story = {
  tags: ['!state', 'behaviour'],
  args: { text: 'Delete Harbour Tags?', tone: 'delete', options: { confirm: 'Delete', cancel: 'Cancel' } },
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Harbour Tags?' });
    const { left, width, bottom } = dialog.getBoundingClientRect();
    await expect({ left, width, bottom }).toEqual({ left: 0, width: innerWidth, bottom: innerHeight });
    const widths = screen.getAllByRole('button').map((button) => button.getBoundingClientRect().width);
    await expect(widths[0]).toBe(widths[1]);
  },
};
