import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SectorsSection } from './SectorsSection';

/** The industries of the partners. For the whole page, see Partner with us. */
const meta = {
  title: 'Screens/Site/Partner with us/Industries',
  component: SectorsSection,
  parameters: { layout: 'fullscreen' },
  tags: ['behaviour'],
} satisfies Meta<typeof SectorsSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsWidePicturesOrNoneOnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const pictures = canvas
      .getAllByRole('heading', { level: 3, name: /^(Automotive|Pet|Workplace|Retail|Hospitality|Mall)/ })
      .map((heading) => heading.closest('li')?.querySelector('img')?.offsetWidth ?? 0);
    await expect(pictures.map((width) => width > 250)).toEqual([true, true, true, false, false, false]);
    await expect(pictures.slice(3)).toEqual([0, 0, 0]);
  },
};
