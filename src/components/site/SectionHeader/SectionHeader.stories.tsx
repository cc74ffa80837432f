import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SectionHeader } from './SectionHeader';
import { StackedSectionHeader } from './StackedSectionHeader';

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

export const Stacked: Story = {
  render: (args) => <StackedSectionHeader {...args} />,
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 2, name: 'A small tag with two sides' });
    await expect(title).toHaveAttribute('id', 'sides-title');
    const lead = canvas.getByText(/^One for whoever scans it/);
    await expect(lead.getBoundingClientRect().top).toBeGreaterThan(title.getBoundingClientRect().bottom);
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'w360' } } };
