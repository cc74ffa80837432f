import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { RecordCard } from './RecordCard';

/** Use facts for short values, two or three side by side. Texts that say what they are belong in the detail. */
const meta = {
  title: 'Components/Data/RecordCard columns',
  component: RecordCard,
  tags: ['behaviour'],
  args: { title: 'ORD-1005', facts: [] },
  globals: { viewport: { value: 'w360' } },
} satisfies Meta<typeof RecordCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const readTops = (terms: HTMLElement[]) => terms.map((term) => term.getBoundingClientRect().top);

export const FactsFillTheLastLineOnAPhone: Story = {
  args: {
    facts: [
      { label: 'Amount', value: '20.00 AED' },
      { label: 'Date', value: '15-06-2026' },
      { label: 'Hexacodes generated', value: 'Yes' },
    ],
  },
  play: async ({ canvas }) => {
    const tops = readTops(canvas.getAllByRole('term'));
    await expect(tops[1]).toBe(tops[2]);
    await expect(tops[0]).toBeLessThan(tops[1] ?? 0);
  },
};

export const ShowsThreeShortFactsInOneLineOnAPhone: Story = {
  args: {
    facts: [
      { label: 'Amount', value: '1,234.50 AED' },
      { label: 'Date', value: '15-06-2026' },
      { label: 'Generated', value: 'Yes' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(new Set(readTops(canvas.getAllByRole('term'))).size).toBe(1);
    await expect(new Set(readTops(canvas.getAllByRole('definition'))).size).toBe(1);
  },
};

export const FillsAWideCardWithEqualColumns: Story = {
  ...ShowsThreeShortFactsInOneLineOnAPhone,
  globals: { viewport: { value: 'w767' } },
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('term').map(({ offsetWidth }) => offsetWidth);
    await expect(new Set(widths).size).toBe(1);
    await expect(3 * (widths[0] ?? 0)).toBeGreaterThan(0.8 * innerWidth);
  },
};
