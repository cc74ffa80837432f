import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { PopoverPanel } from './PopoverPanel';

/** Use on public pages for content that must open before scripts are loaded. In the office, use ClosableDialog. */
const meta = {
  title: 'Components/Site/PopoverPanel',
  component: PopoverPanel,
  args: { id: 'panel', title: 'The app is on its way', closeLabel: 'Close', children: 'Write to us.' },
  render: (args) => (
    <>
      <Button popoverTarget={args.id}>Download app</Button>
      <PopoverPanel {...args} />
    </>
  ),
} satisfies Meta<typeof PopoverPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download app' }));
    await expect(canvas.getByRole('dialog', { name: 'The app is on its way' })).toBeVisible();
  },
};

export const IsCentredOnATablet: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download app' }));
    const { top, bottom, left, right } = canvas.getByRole('dialog').getBoundingClientRect();
    await expect(Math.abs(top - (window.innerHeight - bottom))).toBeLessThan(1);
    await expect(Math.abs(left - (document.documentElement.clientWidth - right))).toBeLessThan(1);
  },
};

export const MovesAndRestoresTheFocus: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const openButton = canvas.getByRole('button', { name: 'Download app' });
    await userEvent.click(openButton);
    await waitFor(() => expect(canvas.getByRole('dialog')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.getByText('Write to us.')).not.toBeVisible();
    await expect(openButton).toHaveFocus();
  },
};
