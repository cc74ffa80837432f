import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withTagCode } from '~/components/brand/CodeSprite/CodeSprite.stage';

import { FeaturesSection } from './FeaturesSection';

/** The features on the home page. For the whole page, see Home. */
const meta = {
  title: 'Screens/Site/Home/Features',
  component: FeaturesSection,
  parameters: { layout: 'fullscreen' },
  decorators: [withTagCode],
  tags: ['behaviour'],
} satisfies Meta<typeof FeaturesSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LabelsTheDetailsInItsPicture: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Address')).toBeVisible();
  },
};

/** The pictures are squares, without the texts, which would be too small to read. */
export const SimplifiesItsPicturesOnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Address')).not.toBeVisible();
    for (const item of canvas.getAllByRole('listitem')) {
      const { width, height } = item.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
      await expect([width, height]).toEqual([112, 112]);
    }
  },
};
