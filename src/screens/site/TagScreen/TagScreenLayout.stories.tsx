import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { drawQr } from '~/domain/codes/qr';
import { getDemoTag } from '~/domain/tag/demoTags';

import { SiteStage } from '../SiteLayout/SiteLayout.stage';
import { TagScreen } from './TagScreen';

const meta = {
  title: 'Screens/Site/Scanned tag/Layout',
  component: TagScreen,
  parameters: { layout: 'fullscreen' },
  args: { code: '5A3F0D', sampleCode: drawQr('https://tag.example.com/t/7C41E9'), demoTag: null, onOpenTag: fn() },
  decorators: [
    (Story) => (
      <SiteStage currentPage={null} isTagPage>
        {Story()}
      </SiteStage>
    ),
  ],
  globals: { viewport: { value: 'w768' } },
  tags: ['behaviour'],
} satisfies Meta<typeof TagScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Expects that the poster is low, with the portrait next to the title, and starts at the top of the page. */
export const StartsWithALowPosterOnATablet: Story = {
  args: { demoTag: getDemoTag('car') },
  play: async ({ canvas }) => {
    const pageBox = canvas.getByRole('main').getBoundingClientRect();
    const cardBox = canvas.getByRole('region', { name: 'Is my car in your way?' }).getBoundingClientRect();
    await expect(cardBox.top).toBe(pageBox.top);
    const titleBox = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(titleBox.top - cardBox.top).toBeGreaterThan(80);
    const posterHeight = canvas.getByText("Sam's note").getBoundingClientRect().top - cardBox.top;
    await expect(posterHeight).toBeLessThan(window.innerHeight * 0.36 + 72);
  },
};

/** Expects that the facts are centred in the height that is left, without an empty area above the footer. */
export const FillsATablet: Story = {
  args: { demoTag: getDemoTag('car') },
  play: async ({ canvas }) => {
    const pageBox = canvas.getByRole('main').getBoundingClientRect();
    const factsBox = canvas.getByRole('region', { name: 'Good to know' }).getBoundingClientRect();
    await expect(Math.round(pageBox.bottom - factsBox.bottom)).toBe(28);
  },
};

/** Expects that a poster on a phone is as high as its title needs, without an empty area below it. */
export const StartsWithALowPosterOnAPhone: Story = {
  args: { demoTag: getDemoTag('pet') },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const titleBox = canvas.getByRole('heading', { level: 1, name: 'You found Biscuit' }).getBoundingClientRect();
    const [firstDetail] = canvas.getAllByRole('term');
    await expect((firstDetail?.getBoundingClientRect().top ?? NaN) - titleBox.bottom).toBeLessThan(48);
  },
};

/** Expects that the details keep their natural height, and are not stretched to the height of the window. */
export const KeepsDetailsTogetherOnATablet: Story = {
  args: { demoTag: getDemoTag('award') },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('term').map((term) => term.getBoundingClientRect().top);
    const distances = tops.slice(1).map((top, index) => top - (tops[index] ?? 0));
    await expect(distances).toHaveLength(2);
    for (const distance of distances) await expect(distance).toBeLessThan(90);
  },
};

/** Expects that the speech bubble of a message is as wide as the button below it. */
export const ShowsAMessageInABubbleOnATablet: Story = {
  args: { demoTag: getDemoTag('car') },
  play: async ({ canvas }) => {
    const bubble = canvas.getByText("Message me and I'll move it.").parentElement;
    await expect(bubble).not.toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' });
    const button = canvas.getByRole('button', { name: 'Message the owner' });
    await expect(bubble?.getBoundingClientRect().width).toBe(button.getBoundingClientRect().width);
  },
};

export const StartsAnUnknownTagAtTheTopOfATablet: Story = {
  play: async ({ canvas }) => {
    const pageBox = canvas.getByRole('main').getBoundingClientRect();
    const posterBox = canvas.getByText('Tag not found').parentElement?.parentElement?.getBoundingClientRect();
    await expect(posterBox?.top).toBe(pageBox.top);
    await expect(posterBox?.width).toBe(pageBox.width);
    await expect(posterBox?.height).toBeLessThan(360);
  },
};

export const CodeFieldIsWideEnoughOnATablet: Story = {
  play: async ({ canvas }) => {
    const codeField = canvas.getByRole('textbox', { name: 'Type the code on the tag' });
    await expect(codeField.getBoundingClientRect().width).toBeGreaterThan(240);
  },
};

export const ShowsWhereToFindTheCodeBelowTheField: Story = {
  play: async ({ canvas }) => {
    const locations = canvas.getByRole('region', { name: 'Where to find the code' });
    const { bottom } = canvas.getByRole('button', { name: 'Open the tag' }).getBoundingClientRect();
    await expect(locations.getBoundingClientRect().top).toBeGreaterThan(bottom);
  },
};

export const AsksTheFinderForTheirLocation: Story = {
  args: { demoTag: getDemoTag('pet') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tell the owner where you are.')).toBeVisible();
  },
};
