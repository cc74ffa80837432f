import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { StatusChip } from './StatusChip';

/** Use for a status with a few fixed values. For yes or no, use YesNo; for a choice, use ChipChoice. */
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
  tags: ['state'],
  play: async ({ canvas }) => {
    const hasSolidDot = (label: string) =>
      getComputedStyle(canvas.getByText(label), '::before').backgroundColor !== 'rgba(0, 0, 0, 0)';
    await expect(['Completed', 'Failed', 'New'].map(hasSolidDot)).toEqual([true, true, true]);
    await expect(['Pending', 'Cancelled'].map(hasSolidDot)).toEqual([false, false]);
  },
};
