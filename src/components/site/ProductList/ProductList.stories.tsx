import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withTagCode } from '~/components/brand/CodeSprite/CodeSprite.stage';

import { ProductList } from './ProductList';

/** Use for products or their industries, in groups of three. For a few products with large pictures, use cards. */
const meta = {
  title: 'Components/Site/ProductList',
  component: ProductList,
  decorators: [withTagCode],
  tags: ['behaviour'],
  args: {
    items: [
      {
        product: 'auto',
        title: 'Cars and car parks of the city',
        subtitle: 'The car tag',
        text: 'A tag in a car.',
        pictureAlt: 'A car',
        link: { href: '/AiroTAgAuto', label: 'See Auto' },
      },
      {
        product: 'atlas',
        title: 'Atlas',
        subtitle: 'The map tag',
        text: 'A tag at the entrance of a large mall, with directions from where you stand to the shop that you look for, on every floor.',
      },
      { product: 'adverts', title: 'Adverts', subtitle: 'The ad tag', text: 'A tag on a sign.' },
    ],
  },
} satisfies Meta<typeof ProductList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('img', { name: 'A car' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See Auto' })).toHaveAttribute('href', '/AiroTAgAuto');
    await expect(canvas.getAllByText('Coming soon')).toHaveLength(2);
  },
};

export const AlignsItsProducts: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const getTops = (elements: HTMLElement[]) => elements.map((element) => element.getBoundingClientRect().top);
    const statuses = [canvas.getByRole('link', { name: 'See Auto' }), ...canvas.getAllByText('Coming soon')];
    const statusCentres = statuses
      .map((status) => status.getBoundingClientRect())
      .map(({ top, bottom }) => Math.round((top + bottom) / 2));
    for (const values of [getTops(canvas.getAllByRole('heading')), statusCentres])
      await expect(Math.max(...values) - Math.min(...values)).toBeLessThanOrEqual(1);
    // The texts follow their titles, which have one or two lines.
    for (const heading of canvas.getAllByRole('heading'))
      await expect(heading.nextElementSibling?.getBoundingClientRect().top).toBe(
        heading.getBoundingClientRect().bottom + 4,
      );
  },
};

export const Mobile: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    // The pictures are as wide as the texts, and above them.
    for (const heading of canvas.getAllByRole('heading'))
      await expect(heading.closest('li')?.firstElementChild?.getBoundingClientRect().bottom).toBeLessThan(
        heading.getBoundingClientRect().top,
      );
    await expect(canvas.getByRole('img', { name: 'A car' }).offsetWidth).toBeGreaterThan(280);
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};
