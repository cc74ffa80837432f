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

export const CentresThePictureOnATablet: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const hero = canvas.getByRole('region', { name: /^One scan/ });
    const [sectionBox, pictureBox] = [hero, within(hero).getByRole('img')].map((element) =>
      element.getBoundingClientRect(),
    );
    const getCentre = (box?: DOMRect) => ((box?.top ?? 0) + (box?.bottom ?? 0)) / 2;
    await expect(Math.abs(getCentre(sectionBox) - getCentre(pictureBox))).toBeLessThan(4);
  },
};
