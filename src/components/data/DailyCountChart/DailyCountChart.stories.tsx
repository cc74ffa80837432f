import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';

import { expectNoPageOverflow, phoneGlobals } from '~/components/a11y/reflow.play';

import { DailyCountChart } from './DailyCountChart';

/** Use for how often something happened on each of the last days. For parts of a total, use RatioBar. */
const meta = {
  title: 'Components/Data/DailyCountChart',
  component: DailyCountChart,
  args: { heading: 'Activations', counts: [2, 5, 6, 5, 3, 4, 6, 6, 3, 3, 6, 6, 4, 1] },
} satisfies Meta<typeof DailyCountChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    const chart = within(canvas.getByRole('region', { name: 'Activations' }));
    await expect(chart.getByText('in the last 14 days')).toHaveTextContent('60 in the last 14 days');
    const days = chart.getAllByText(/^[^:]+: \d+$/);
    await expect(days).toHaveLength(14);
    await expect(days[0]).toHaveTextContent('13 days ago: 2');
    await expect(chart.getByText('Yesterday: 4')).toBeInTheDocument();
    await expect(chart.getByText('Today: 1')).toBeInTheDocument();
  },
};

/** Returns the heights of the bars in pixels. */
const getBarHeights = () =>
  screen
    .getAllByText(/^[^:]+: [\d,]+$/)
    .map(({ parentElement }) => parentElement?.lastElementChild?.getBoundingClientRect().height);

export const HasBarsInProportion: Story = {
  tags: ['behaviour'],
  args: { counts: [1500, 750, 0] },
  play: async () => {
    const [highest = 0, half, none] = getBarHeights();
    await expect(highest).toBeGreaterThan(30);
    await expect(half).toBeCloseTo(highest / 2, 0);
    await expect(none).toBe(0);
  },
};

export const EmphasisesToday: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const [yesterday, today] = ['Yesterday: 4', 'Today: 1'].map((text) => {
      const bar = canvas.getByText(text).parentElement?.lastElementChild;
      return bar && getComputedStyle(bar).opacity;
    });
    await expect(Number(yesterday)).toBeLessThan(Number(today));
  },
};

export const WithoutCounts: Story = {
  tags: ['behaviour'],
  args: { counts: [0, 0, 0] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('in the last 3 days')).toHaveTextContent('0 in the last 3 days');
    await expect(getBarHeights()).toEqual([0, 0, 0]);
  },
};

export const FitsAPhone: Story = { tags: ['behaviour'], globals: phoneGlobals, play: () => expectNoPageOverflow() };
