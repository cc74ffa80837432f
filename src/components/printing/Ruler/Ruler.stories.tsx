import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Ruler } from './Ruler';

/** Use along the top and the start edge of a preview in millimetres. Not as a slider. */
const meta = {
  title: 'Components/Printing/Ruler',
  component: Ruler,
  args: { edge: 'top', length: 50, scale: 6, highlight: [9, 24], showStartLabel: true },
} satisfies Meta<typeof Ruler>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Top: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9')).toBeVisible();
    await expect(canvas.getByText('40')).toBeVisible();
  },
};

export const Side: Story = {
  tags: ['state'],
  args: { edge: 'side', length: 60, highlight: [10.8, 25.8] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10.8')).toBeVisible();
    await expect(canvas.getByText('20')).toBeVisible();
    // The ruler leaves out the number 10, which the label '10.8' of the highlighted range would cover.
    await expect(canvas.queryByText('10')).not.toBeInTheDocument();
  },
};

export const HasALabelEvery20MmAtMediumScales: Story = {
  tags: ['behaviour'],
  args: { scale: 2.3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20')).toBeVisible();
    await expect(canvas.queryByText('10')).not.toBeInTheDocument();
  },
};

export const HasFewerLabelsAtSmallScales: Story = {
  tags: ['behaviour'],
  args: { length: 210, scale: 1.5, highlight: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('150')).toBeVisible();
    await expect(canvas.queryByText('10')).not.toBeInTheDocument();
  },
};
