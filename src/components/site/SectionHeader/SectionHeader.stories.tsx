import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { expectNoPageOverflow, phoneGlobals } from '~/components/a11y/reflow.play';

import { SectionHeader } from './SectionHeader';
import { StackedSectionHeader } from './StackedSectionHeader';

/** Use as the first element of a Section that has a title. At the top of the page, use PageHero. */
const meta = {
  title: 'Components/Site/SectionHeader',
  component: SectionHeader,
  tags: ['state'],
  args: {
    titleId: 'sides-title',
    marker: 'Welcome to AiroTag',
    title: 'One tag. Two sides.',
    lead: 'Anyone who scans it sees what you want them to know, and can message you.',
  },
} satisfies Meta<typeof SectionHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'One tag. Two sides.' })).toHaveAttribute(
      'id',
      'sides-title',
    );
  },
};

export const Stacked: Story = {
  render: (args) => <StackedSectionHeader {...args} />,
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 2, name: 'One tag. Two sides.' });
    await expect(title).toHaveAttribute('id', 'sides-title');
    const lead = canvas.getByText(/^Anyone who scans it/);
    await expect(lead.getBoundingClientRect().top).toBeGreaterThan(title.getBoundingClientRect().bottom);
  },
};

export const FitsAPhone: Story = {
  tags: ['!state', 'behaviour'],
  globals: phoneGlobals,
  play: () => expectNoPageOverflow(),
};
