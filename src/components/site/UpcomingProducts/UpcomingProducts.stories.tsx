import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withTagCode } from '~/components/brand/CodeSprite/CodeSprite.stage';

import { UpcomingProducts } from './UpcomingProducts';

/** Use for products without a page. For products that have one, use a card with a link. */
const meta = {
  title: 'Components/Site/UpcomingProducts',
  component: UpcomingProducts,
  decorators: [withTagCode],
  tags: ['behaviour'],
  args: {
    items: [
      { product: 'anchor', title: 'Anchor', subtitle: 'The place tag', text: 'A tag in the store.', picture: 'A shop' },
      {
        product: 'atlas',
        title: 'Atlas',
        subtitle: 'The map tag',
        text: 'A tag at the entrance of a large mall, with directions from where you stand to the shop that you look for, on every floor.',
      },
      { product: 'adverts', title: 'Adverts', subtitle: 'The ad tag', text: 'A tag on a sign.' },
    ],
  },
} satisfies Meta<typeof UpcomingProducts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('img', { name: 'A shop' })).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    for (const parts of [canvas.getAllByText(/^The \w+ tag$/), canvas.getAllByText('Coming soon')])
      await expect(new Set(parts.map((part) => Math.round(part.getBoundingClientRect().top))).size).toBe(1);
  },
};

export const Mobile: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Coming soon')).toHaveLength(3);
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};
