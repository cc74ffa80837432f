import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { getDemoTag } from '~/domain/tag/demoTags';

import { SiteStage } from '../SiteLayout/SiteLayout.stage';
import { TagScreen } from './TagScreen';

const meta = {
  title: 'Screens/Site/Scanned tag/Layout',
  component: TagScreen,
  parameters: { layout: 'fullscreen' },
  args: { code: '5A3F0D', demoTag: null, onOpenTag: fn() },
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

export const CentresTheTagOnATablet: Story = {
  args: { demoTag: getDemoTag('car') },
  play: async ({ canvas }) => {
    const pageBox = canvas.getByRole('main').getBoundingClientRect();
    const cardBox = canvas.getByRole('region', { name: 'Is my car in your way?' }).getBoundingClientRect();
    const factsBox = canvas.getByRole('region', { name: 'Good to know' }).getBoundingClientRect();
    await expect(Math.round(cardBox.top - pageBox.top)).toBe(Math.round(pageBox.bottom - factsBox.bottom));
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

export const CentresAnUnknownTagOnATablet: Story = {
  play: async ({ canvas }) => {
    const { top, bottom } = canvas.getByRole('main').getBoundingClientRect();
    const spaceAbove = canvas.getByText('Tag not found').getBoundingClientRect().top - top;
    const spaceBelow = bottom - canvas.getByRole('link', { name: 'What is AiroTag?' }).getBoundingClientRect().bottom;
    await expect(Math.abs(spaceAbove - spaceBelow)).toBeLessThan(12);
  },
};

export const CodeFieldIsWideEnoughOnATablet: Story = {
  play: async ({ canvas }) => {
    const codeField = canvas.getByRole('textbox', { name: 'Type the code on the tag' });
    await expect(codeField.getBoundingClientRect().width).toBeGreaterThan(240);
  },
};
