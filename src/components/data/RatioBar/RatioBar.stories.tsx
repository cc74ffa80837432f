import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { RatioBar } from './RatioBar';

/** Use for a total of two or three parts. For more parts, or for changes over time, use a table. */
const meta = {
  title: 'Components/Data/RatioBar',
  component: RatioBar,
  args: {
    parts: [
      { label: 'Agency purchased', count: 45 },
      { label: 'Partner purchased', count: 70 },
      { label: 'Unassigned', count: 5 },
    ],
  },
} satisfies Meta<typeof RatioBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Agency purchased',
      'Partner purchased',
      'Unassigned',
    ]);
    await expect(canvas.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['45', '70', '5']);
  },
};

export const OutlinesTheThirdPartInTheColourOfItsLabel: Story = {
  tags: ['behaviour'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const label = canvas.getByText('Unassigned');
    const { color } = getComputedStyle(label);
    await expect(getComputedStyle(label, '::before').borderTopColor).toBe(color);
  },
};

export const ZeroTotal: Story = { tags: ['state'], args: { parts: [{ label: 'Unassigned', count: 0 }] } };
