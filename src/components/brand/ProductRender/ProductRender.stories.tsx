import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { ProductRender } from './ProductRender';

/**
 * Use for a large picture of one product. On cards that show several products, use ProductIllustration: its files are
 * smaller, and it is sharper at the size of a card.
 */
const meta = {
  title: 'Components/Brand/ProductRender',
  component: ProductRender,
  tags: ['state'],
  args: { product: 'ally', alt: 'A steel tag on a strap', priority: 'high' },
  decorators: [
    (Story) => (
      <Box sx={{ width: '100%', maxWidth: 480 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof ProductRender>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns a play function that waits until the image `name` is loaded, and checks the image's file and size in px. */
const expectLoadedImage =
  (name: string, file: RegExp, width: number, height: number): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img', { name });
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
    await expect(picture.currentSrc).toMatch(file);
    await expect([picture.naturalWidth, picture.naturalHeight]).toEqual([width, height]);
    const { width: shownWidth, height: shownHeight } = picture.getBoundingClientRect();
    await expect(shownHeight / shownWidth).toBeCloseTo(1.25, 2);
  };

export const Ally: Story = { play: expectLoadedImage('A steel tag on a strap', /ally-desktop/, 960, 1200) };

export const Auto: Story = {
  args: { product: 'auto', alt: 'A sticker behind a windshield' },
  play: expectLoadedImage('A sticker behind a windshield', /auto-desktop/, 960, 1200),
};

export const Accolades: Story = {
  args: { product: 'accolades', alt: 'An acrylic award' },
  play: expectLoadedImage('An acrylic award', /accolades-desktop/, 960, 1200),
};

export const Mobile: Story = {
  globals: { viewport: { value: 'w360' } },
  play: expectLoadedImage('A steel tag on a strap', /ally-phone/, 480, 600),
};

export const LoadsAtOnceWithHighPriority: Story = {
  tags: ['!state', 'behaviour'],
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img');
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
    await expect(picture).toHaveAttribute('loading', 'eager');
  },
};

export const LoadsLazilyWithAutoPriority: Story = {
  tags: ['!state', 'behaviour'],
  args: { priority: 'auto' },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img');
    await expect(picture).toHaveAttribute('loading', 'lazy');
    // The attributes `width` and `height` reserve the space of the picture before the file is loaded.
    await expect(picture).toHaveAttribute('width', '480');
    await expect(picture).toHaveAttribute('height', '600');
  },
};
