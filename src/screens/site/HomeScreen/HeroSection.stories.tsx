import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { SiteStage } from '../SiteLayout/SiteLayout.stage';
import { HeroSection } from './HeroSection';

/** The first section of the home page. For the whole page, see Home. */
const meta = {
  title: 'Screens/Site/Home/Hero',
  component: HeroSection,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <SiteStage currentPage="home">{Story()}</SiteStage>],
} satisfies Meta<typeof HeroSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The picture is as large as in wide windows, and touches the next section. */
export const ShowsALargePictureOnATablet: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const hero = canvas.getByRole('region', { name: /^One scan/ });
    const pictureBox = within(hero).getByRole('img').getBoundingClientRect();
    await expect(pictureBox.width).toBe(608);
    await expect(Math.round((pictureBox.left + pictureBox.right) / 2)).toBe(384);
    await expect(hero.getBoundingClientRect().bottom - pictureBox.bottom).toBeLessThan(2);
  },
};
