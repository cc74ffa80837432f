import DialogContent from '@mui/material/DialogContent';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

import { ClosableDialog } from './ClosableDialog';

/**
 * Use for a dialog with a close button, such as a search or the list of recent runs. For a question, use
 * ConfirmProvider; for a form that saves a record, use FormDialog.
 */
const meta = {
  title: 'Components/Feedback/ClosableDialog',
  component: ClosableDialog,
  tags: ['state'],
  parameters: { darkCopy: false, layout: 'fullscreen' },
  args: {
    open: true,
    title: 'Recent runs',
    onClose: fn(),
    children: <DialogContent>Nothing printed yet.</DialogContent>,
  },
} satisfies Meta<typeof ClosableDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: 'Recent runs' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const WithBackButton: Story = {
  args: { title: 'Reprint', backButton: { label: 'Back to recent runs', onClick: fn() } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Back to recent runs' }));
    await expect(args.backButton?.onClick).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Mobile: Story = {
  args: { title: 'Measure Brother MFC-L8900CDW in the back office on the second floor again' },
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: /^Measure Brother/ });
    await expect(dialog.getBoundingClientRect()).toMatchObject({ x: 0, y: 0, width: innerWidth, height: innerHeight });
    await expect(screen.getByRole('button', { name: 'Close' }).getBoundingClientRect().right).toBeLessThan(innerWidth);
  },
};

export const ShortDialogIsABottomSheetOnMobile: Story = {
  tags: ['!state', 'behaviour'],
  args: { isBottomSheetOnMobile: true },
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    const { left, width, bottom, height } = (
      await screen.findByRole('dialog', { name: 'Recent runs' })
    ).getBoundingClientRect();
    await expect({ left, width, bottom }).toEqual({ left: 0, width: innerWidth, bottom: innerHeight });
    await expect(height).toBeLessThan(innerHeight / 2);
  },
};
