import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { StackedSectionHeader } from './StackedSectionHeader';

const meta = {
  title: 'Components/Site/StackedSectionHeader',
  component: StackedSectionHeader,
  tags: ['state'],
  args: {
    titleId: 'privacy-title',
    marker: 'Privacy',
    title: 'They reach you, not your number',
    lead: 'Contact goes through a messaging app.',
  },
} satisfies Meta<typeof StackedSectionHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 2, name: 'They reach you, not your number' });
    await expect(title).toHaveAttribute('id', 'privacy-title');
    const lead = canvas.getByText('Contact goes through a messaging app.');
    await expect(lead.getBoundingClientRect().top).toBeGreaterThan(title.getBoundingClientRect().bottom);
  },
};
