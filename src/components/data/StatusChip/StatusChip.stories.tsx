import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { StatusChip } from './StatusChip';

const meta = {
  title: 'Components/Data/StatusChip',
  component: StatusChip,
  args: { label: 'Completed', tone: 'ok' },
  render: () => (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', p: 2 }}>
      <StatusChip label="Completed" tone="ok" />
      <StatusChip label="Pending" tone="warn" />
      <StatusChip label="Failed" tone="bad" />
      <StatusChip label="Cancelled" tone="idle" />
      <StatusChip label="New" tone="news" />
    </Stack>
  ),
} satisfies Meta<typeof StatusChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  play: async ({ canvas }) => {
    for (const word of ['Completed', 'Pending', 'Failed', 'Cancelled', 'New']) {
      await expect(canvas.getByText(word)).toBeVisible();
    }
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
