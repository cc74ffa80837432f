import PartnersIcon from 'lucide-react/icons/users';
import TagIcon from 'lucide-react/icons/tag';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { RatioBar } from '../RatioBar/RatioBar';
import { StatCard } from './StatCard';

/** Use on a dashboard for a number that links to its list. For parts of a total, use RatioBar. */
const meta = {
  title: 'Components/Data/StatCard',
  component: StatCard,
  args: {
    heading: 'Partners',
    href: '/Agencies-Partners',
    icon: PartnersIcon,
    count: 24,
    countChange: '+5',
    note: 'today',
  },
} satisfies Meta<typeof StatCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('today')).toHaveTextContent(/^\+5 today$/);
  },
};

export const WithRatioBar: Story = {
  tags: ['state'],
  args: {
    heading: 'AiroTags',
    href: '/Agencies-AiroTags',
    icon: TagIcon,
    count: 120,
    note: 'total',
    countChange: '',
    children: (
      <RatioBar
        parts={[
          { label: 'Agency purchased', count: 45 },
          { label: 'Partner purchased', count: 70 },
          { label: 'Unassigned', count: 5 },
        ]}
      />
    ),
  },
};

export const IsOneLink: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Partners' });
    await expect(link).toHaveAttribute('href', '/Agencies-Partners');
    const countRect = canvas.getByText('24').getBoundingClientRect();
    await expect(document.elementFromPoint(countRect.left + 2, countRect.bottom - 2)).toBe(link);
  },
};
