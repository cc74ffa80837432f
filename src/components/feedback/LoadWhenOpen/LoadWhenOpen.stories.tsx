import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { LoadWhenOpen } from './LoadWhenOpen';

const meta = {
  title: 'Components/Feedback/LoadWhenOpen',
  component: LoadWhenOpen,
  args: { open: false, children: <p>A dialog</p> },
} satisfies Meta<typeof LoadWhenOpen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const StaysMountedAfterTheFirstOpening: Story = {
  tags: ['behaviour'],
  render: function Toggle({ children }) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(!isOpen)}>{isOpen ? 'Close' : 'Open'}</Button>
        <LoadWhenOpen open={isOpen}>{children}</LoadWhenOpen>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('A dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(canvas.getByText('A dialog')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.getByText('A dialog')).toBeVisible();
  },
};
