import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { SiteStage } from '../SiteLayout/SiteLayout.stage';
import { HeroSection } from './HeroSection';

/** The first section of the home page. For the whole page, see Home. */
const meta = {
  title: 'Screens/Site/Home/Hero',
  component: HeroSection,
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <SiteStage currentPage="home">{Story()}</SiteStage>],
} satisfies Meta<typeof HeroSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The picture is as large as in wide windows, and touches the next section. */
export const ShowsALargePictureOnATablet: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const hero = canvas.getByRole('region', { name: /^One scan/ });
    const pictureBox = within(hero).getByRole('img').getBoundingClientRect();
    await expect(pictureBox.width).toBe(608);
    await expect(Math.round((pictureBox.left + pictureBox.right) / 2)).toBe(384);
    await expect(hero.getBoundingClientRect().bottom - pictureBox.bottom).toBeLessThan(2);
  },
};

/** Returns a `play` function that expects a title with a number of lines, in which each sentence starts a line. */
const expectTitleLines = (lineCount: number): Story['play'] =>
  async function play({ canvas }) {
    const title = canvas.getByRole('heading', { name: 'One scan reaches you. Your number stays yours.' });
    await expect(title).toHaveTextContent(/^One scan reaches you\. Your number stays yours\.$/);
    const [first, second] = [...title.children].map((sentence) => sentence.getBoundingClientRect());
    await expect(second?.top).toBe(first?.bottom);
    await expect(Math.round(title.offsetHeight / Number.parseFloat(getComputedStyle(title).lineHeight))).toBe(
      lineCount,
    );
  };

export const BreaksTheTitleAfterItsFirstSentence: Story = { play: expectTitleLines(4) };

export const BreaksTheTitleAfterItsFirstSentenceOnAPhone: Story = {
  ...BreaksTheTitleAfterItsFirstSentence,
  globals: { viewport: { value: 'w360' } },
};

export const HasOneLineForEachSentenceOnATablet: Story = {
  globals: { viewport: { value: 'w768' } },
  play: expectTitleLines(2),
};

/** The panel clips the strap at its upper edge, and the phone has a distance to its side. */
export const KeepsThePictureInItsPanel: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: /^An AiroTag tag on a strap/ });
    const panel = picture.parentElement;
    await expect(panel).toHaveStyle({ overflow: 'hidden' });
    const panelBox = panel?.getBoundingClientRect() ?? new DOMRect();
    await expect(picture.getBoundingClientRect().top).toBeLessThan(panelBox.top);
    const phoneBox = within(picture).getByText('Biscuit').closest('svg > g')?.getBoundingClientRect();
    await expect(panelBox.right - (phoneBox?.right ?? NaN)).toBeGreaterThanOrEqual(22);
  },
};
