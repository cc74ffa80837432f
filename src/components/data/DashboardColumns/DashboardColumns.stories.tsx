import Card from '@mui/material/Card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { DashboardColumns } from './DashboardColumns';

/** Use below the cards of a dashboard, for a main list and a side list. For list screens, use ListLayout. */
const meta = {
  title: 'Components/Data/DashboardColumns',
  component: DashboardColumns,
  tags: ['state'],
  args: {
    chart: <Card sx={{ padding: 2 }}>Activations</Card>,
    aside: <Card sx={{ padding: 2 }}>Quick actions</Card>,
    children: <Card sx={{ padding: 2 }}>Activities</Card>,
  },
  globals: { viewport: { value: 'w1440' } },
} satisfies Meta<typeof DashboardColumns>;

export default meta;
type Story = StoryObj<typeof meta>;

const readBoxes = () =>
  ['Activations', 'Activities', 'Quick actions'].map((text) => screen.getByText(text).getBoundingClientRect());

export const SideBySide: Story = {
  play: async () => {
    const [chart, main, aside] = readBoxes();
    await expect(chart?.bottom).toBeLessThan(main?.top ?? 0);
    await expect(chart?.right).toBe(aside?.right);
    await expect(aside?.top).toBe(main?.top);
    await expect(aside?.left).toBeGreaterThan(main?.right ?? Infinity);
  },
};

export const Mobile: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    const [chart, main, aside] = readBoxes();
    await expect(chart?.bottom).toBeLessThan(aside?.top ?? 0);
    await expect(aside?.bottom).toBeLessThan(main?.top ?? 0);
  },
};
