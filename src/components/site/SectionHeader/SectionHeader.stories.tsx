import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SectionHeader } from './SectionHeader';

const meta = {
  title: 'Components/Site/SectionHeader',
  component: SectionHeader,
  tags: ['state'],
  args: {
    titleId: 'sides-title',
    marker: 'Welcome to AiroTag',
    title: 'A small tag with two sides',
    lead: 'One for whoever scans it, one for you. They meet in a chat, not in your phone book.',
  },
} satisfies Meta<typeof SectionHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'A small tag with two sides' })).toHaveAttribute(
      'id',
      'sides-title',
    );
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'w360' } } };
