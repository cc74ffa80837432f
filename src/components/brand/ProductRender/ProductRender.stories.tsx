import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { ProductRender } from './ProductRender';

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

/** Waits until the image with this text alternative is loaded, and checks its file and its size in px. */
const expectPicture =
  (name: string, file: RegExp, width: number, height: number): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img', { name });
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
    await expect(picture.currentSrc).toMatch(file);
    await expect([picture.naturalWidth, picture.naturalHeight]).toEqual([width, height]);
    const { width: shownWidth, height: shownHeight } = picture.getBoundingClientRect();
    await expect(shownHeight / shownWidth).toBeCloseTo(1.25, 2);
  };

export const Ally: Story = { play: expectPicture('A steel tag on a strap', /ally-desktop/, 960, 1200) };

export const Auto: Story = {
  args: { product: 'auto', alt: 'A sticker behind a windshield' },
  play: expectPicture('A sticker behind a windshield', /auto-desktop/, 960, 1200),
};

export const Accolades: Story = {
  args: { product: 'accolades', alt: 'An acrylic award' },
  play: expectPicture('An acrylic award', /accolades-desktop/, 960, 1200),
};

export const Mobile: Story = {
  globals: { viewport: { value: 'w360' } },
  play: expectPicture('A steel tag on a strap', /ally-phone/, 480, 600),
};

export const LoadsFirst: Story = {
  tags: ['!state', 'behaviour'],
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img');
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
    await expect(picture).toHaveAttribute('loading', 'eager');
  },
};

export const LoadsLate: Story = {
  tags: ['!state', 'behaviour'],
  args: { priority: 'auto' },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img');
    await expect(picture).toHaveAttribute('loading', 'lazy');
    // These attributes reserve the space before the file is loaded.
    await expect(picture).toHaveAttribute('width', '480');
    await expect(picture).toHaveAttribute('height', '600');
  },
};
