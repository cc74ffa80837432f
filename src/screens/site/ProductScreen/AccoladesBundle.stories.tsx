import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { SiteWidth } from '~/components/site/SiteWidth/SiteWidth';
import { drawDemoCodes } from '~/domain/tag/drawDemoCodes';

import { BundleItems } from './accolades/BundleItems';
import { accoladesCopy } from './copy/accolades.copy';

const { content } = accoladesCopy.tagContent;
if (content.kind !== 'bundle') throw new Error('Accolades has no bundle.');

/** The three items of the bundle. For the whole page, see Accolades. */
const meta = {
  title: 'Screens/Site/Accolades/Bundle',
  component: BundleItems,
  parameters: { layout: 'fullscreen' },
  args: { copy: content, codes: drawDemoCodes('https://tag.example.com') },
  decorators: [(Story) => <SiteWidth>{Story()}</SiteWidth>],
} satisfies Meta<typeof BundleItems>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AlignsTextsOfTheItems: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const tops = canvas.getAllByText(/scan/i).map((text) => Math.round(text.getBoundingClientRect().top));
    await expect(tops).toHaveLength(3);
    await expect(new Set(tops).size).toBe(1);
  },
};

/** The cards are in a row. Each text follows its title, and the tag IDs are aligned. */
export const FitsInARowOnATablet: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const bottoms = canvas.getAllByText(/^Tag ID/).map((id) => Math.round(id.getBoundingClientRect().bottom));
    await expect(bottoms).toHaveLength(3);
    await expect(new Set(bottoms).size).toBe(1);
    for (const title of canvas.getAllByRole('heading', { level: 3 }))
      await expect(title.nextElementSibling?.getBoundingClientRect().top).toBe(
        title.getBoundingClientRect().bottom + 8,
      );
  },
};

export const ShowsWidePicturesAboveTextsOnAPhone: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    for (const item of canvas.getAllByRole('listitem').slice(0, 3)) {
      const [pictureBox, titleBox] = [within(item).getByRole('img'), within(item).getByRole('heading')].map((element) =>
        element.getBoundingClientRect(),
      );
      await expect(titleBox?.top).toBeGreaterThan(pictureBox?.bottom ?? Infinity);
      await expect(pictureBox?.width).toBeGreaterThan(300);
    }
  },
};

/** In dark mode, the pictures of the bundle have the same background as the pictures of the steps. */
export const DarkensThePicturesInDarkMode: Story = {
  tags: ['behaviour'],
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    for (const picture of canvas.getAllByRole('img', { name: /award|wall|frame/i }))
      await expect(picture).toHaveStyle({ backgroundColor: 'rgb(34, 48, 79)' });
  },
};
