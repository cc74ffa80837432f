import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { SiteStage } from '../SiteLayout/SiteLayout.stage';
import { HeroSection } from './HeroSection';

/** The first section of the home page. For the whole page, see Home. */
const meta = {
  title: 'Screens/Site/Home/Hero',
  component: HeroSection,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <SiteStage current="home">{Story()}</SiteStage>],
} satisfies Meta<typeof HeroSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PictureReachesTheLowerEdgeOnATablet: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const hero = canvas.getByRole('region', { name: /^One scan/ });
    const { bottom } = within(hero).getByRole('img').getBoundingClientRect();
    await expect(Math.abs(hero.getBoundingClientRect().bottom - bottom)).toBeLessThan(4);
  },
};
