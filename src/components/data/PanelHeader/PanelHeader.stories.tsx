import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PanelHeader } from './PanelHeader';

/** Use at the top of each panel on a dashboard, so that all panels look the same. For a page, use PageHeading. */
const meta = {
  title: 'Components/Data/PanelHeader',
  component: PanelHeader,
  tags: ['behaviour'],
  args: { id: 'title', title: 'Recent Activities', children: <Link href="/Admin-DashBoard">View all</Link> },
  render: (args) => (
    <Card component="section" aria-labelledby={args.id}>
      <PanelHeader {...args} />
    </Card>
  ),
} satisfies Meta<typeof PanelHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HasItsLinkAtTheEnd: Story = {
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Recent Activities' }).getBoundingClientRect();
    const heading = canvas.getByRole('heading', { level: 2, name: 'Recent Activities' }).getBoundingClientRect();
    const link = canvas.getByRole('link', { name: 'View all' }).getBoundingClientRect();
    await expect(panel.right - link.right).toBe(heading.left - panel.left);
    await expect(Math.abs(link.top + link.bottom - heading.top - heading.bottom)).toBeLessThanOrEqual(1);
  },
};

export const IsAsHighWithoutALink: Story = {
  args: { children: undefined },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('region', { name: 'Recent Activities' }).getBoundingClientRect();
    await expect(height).toBe(62);
  },
};
