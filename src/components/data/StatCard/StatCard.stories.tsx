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

/** The heading of the card and the caption of the bar would read as one phrase if they were close. */
export const KeepsTheBarAwayFromTheHeading: Story = {
  tags: ['behaviour'],
  args: {
    ...WithRatioBar.args,
    count: 2,
    note: 'in the list',
    children: <RatioBar caption="Purchased so far" parts={[{ label: 'Agency purchased', count: 45 }]} />,
  },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('link', { name: 'AiroTags' }).getBoundingClientRect();
    const { left } = canvas.getByText('Purchased so far').getBoundingClientRect();
    await expect(left - right).toBeGreaterThanOrEqual(40);
    // The bar ends before the arrow, which is at the end of the heading.
    const heading = canvas.getByRole('heading', { name: 'AiroTags' }).getBoundingClientRect();
    await expect(canvas.getByText('45').getBoundingClientRect().right).toBe(heading.right - 32);
  },
};

/** Next to a higher card, the count and the arrow are in the same place as in that card. */
export const LooksTheSameWithARatioBar: Story = {
  tags: ['behaviour'],
  args: WithRatioBar.args,
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 2fr' }}>
      <StatCard heading="Partners" href="/Agencies-Partners" icon={PartnersIcon} count={24} />
      <StatCard {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const readRect = (element: HTMLElement) => element.getBoundingClientRect();
    const { bottom: countBottom } = readRect(canvas.getByText('120'));
    await expect(readRect(canvas.getByText('24')).bottom).toBe(countBottom);
    await expect(countBottom).toBeGreaterThan(readRect(canvas.getByText('5')).top);
    // The arrow is at the end of the heading, next to the end of the bar.
    const heading = readRect(canvas.getByRole('heading', { name: 'AiroTags' }));
    const firstPart = readRect(canvas.getByText('45'));
    await expect(firstPart.right).toBe(heading.right - 32);
    await expect(firstPart.top).toBeLessThan(heading.bottom);
  },
};

export const HasItsHeadingBelowTheIconOnAPhone: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Partners' }).getBoundingClientRect();
    const link = canvas.getByRole('link', { name: 'Partners' }).getBoundingClientRect();
    await expect(link.left).toBe(heading.left);
    await expect(link.top).toBeGreaterThan(heading.top + 36);
  },
};
