import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { lazyOverlay } from './lazyOverlay';

type SampleDialogProps = { open: boolean; onClose: () => void };

function SampleDialog({ open, onClose }: SampleDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} aria-label="Sample">
      <Button onClick={onClose}>Close</Button>
    </Dialog>
  );
}

const loadSampleDialog = fn(() => Promise.resolve(SampleDialog));

/**
 * Use for an overlay that most visitors never open, such as a dialog. Its chunk is not part of the first load. For a
 * menu, use LazyMenu.
 */
const meta = {
  title: 'Components/Feedback/Lazy overlay',
  component: lazyOverlay(loadSampleDialog),
  args: { open: false, onClose: fn() },
} satisfies Meta<SampleDialogProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoadsOnceWhenItOpens: Story = {
  tags: ['behaviour'],
  render: function Opener() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <meta.component open={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(loadSampleDialog).not.toHaveBeenCalled();
    for (let opening = 0; opening < 2; opening++) {
      await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await expect(loadSampleDialog).toHaveBeenCalledOnce();
  },
};
