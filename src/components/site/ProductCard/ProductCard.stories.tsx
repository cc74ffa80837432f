import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { CodeSprite } from '~/components/brand/CodeSprite/CodeSprite';
import { drawQr } from '~/domain/codes/qr';

import { ProductCard } from './ProductCard';

const meta = {
  title: 'Components/Site/ProductCard',
  component: ProductCard,
  tags: ['state'],
  args: {
    product: {
      id: 'ally',
      name: 'Ally',
      subtitle: 'The pet tag',
      audience: 'individuals',
      availability: 'available',
      path: '/AiroTagAlly',
    },
    picture: 'A dog with a tag on its collar',
    text: 'Medical and allergy details, owner contact and last scanned location on the collar.',
    size: 'half',
  },
  decorators: [
    (Story, { args }) => (
      <CodeSprite code={drawQr('https://tag.example.com/')}>
        <Box component="ul" sx={{ maxWidth: args.size === 'row' ? 1200 : 584 }}>
          <Story />
        </Box>
      </CodeSprite>
    ),
  ],
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A dog with a tag on its collar' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'Ally' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Learn more about Ally' })).toHaveAttribute('href', '/AiroTagAlly');
  },
};

export const FullRow: Story = {
  args: {
    product: {
      id: 'accolades',
      name: 'Accolades',
      subtitle: 'The recognition bundle',
      audience: 'businesses',
      availability: 'available',
      path: '/Accolades',
    },
    picture: 'A trophy with a tag on its base',
    text: 'Awards, a wall of excellence and a branded selfie frame.',
    size: 'row',
  },
};

export const ComingSoon: Story = {
  args: {
    product: {
      id: 'anchor',
      name: 'Anchor',
      subtitle: 'For businesses',
      audience: 'businesses',
      availability: 'comingSoon',
    },
    picture: 'A map pin before a shop',
    text: 'Not available yet. Details follow when it is.',
    size: 'third',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Coming soon')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
