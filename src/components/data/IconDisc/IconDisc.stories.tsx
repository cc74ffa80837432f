import PartnersIcon from 'lucide-react/icons/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { IconDisc } from './IconDisc';

/** Use for the icon of a card or a row. For a state, use StatusChip, which has a label. */
const meta = {
  title: 'Components/Data/IconDisc',
  component: IconDisc,
  tags: ['behaviour'],
  args: {
    children: (
      <PartnersIcon role="img" size="1.25rem">
        <title>Partner</title>
      </PartnersIcon>
    ),
  },
} satisfies Meta<typeof IconDisc>;

export default meta;
type Story = StoryObj<typeof meta>;

export const KeepsTheNameOfItsIcon: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Partner' })).toBeVisible();
  },
};

export const HasTones: Story = {
  render: () => (
    <>
      <IconDisc>1</IconDisc>
      <IconDisc tone="neutral">2</IconDisc>
    </>
  ),
  play: async ({ canvas }) => {
    const colours = ['1', '2'].map((text) => getComputedStyle(canvas.getByText(text)).backgroundColor);
    await expect(new Set(colours).size).toBe(2);
  },
};
