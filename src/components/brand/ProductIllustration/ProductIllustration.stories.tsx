import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { readQrCodeText } from '../CodeSprite/readQrCodeText.play';
import { ProductIllustration } from './ProductIllustration';

/** Use for a product on cards, in menus and in lists. For a large picture of the product itself, use ProductRender. */
const meta = {
  title: 'Components/Brand/ProductIllustration',
  component: ProductIllustration,
  tags: ['state'],
  args: { product: 'ally', label: 'The picture' },
  decorators: [
    (Story) => (
      <Box sx={{ width: '100%', maxWidth: 480 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof ProductIllustration>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Checks that the QR code in the illustration can be read. */
const expectReadableCode: Story['play'] = async ({ canvas }) => {
  const picture = canvas.getByRole('img', { name: 'The picture' });
  await expect(await readQrCodeText(picture, 480)).toBe('http://localhost:4173/');
};

export const Ally: Story = { play: expectReadableCode };

export const Auto: Story = { args: { product: 'auto' }, play: expectReadableCode };

export const Accolades: Story = { args: { product: 'accolades' }, play: expectReadableCode };

export const Anchor: Story = { args: { product: 'anchor' }, play: expectReadableCode };

export const Atlas: Story = { args: { product: 'atlas' }, play: expectReadableCode };

export const Adverts: Story = { args: { product: 'adverts' }, play: expectReadableCode };
