import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { drawQr } from '~/domain/codes/qr';

import { CodeLocations } from './CodeLocations';

const meta = {
  title: 'Screens/Site/Scanned tag/Code locations',
  component: CodeLocations,
  args: { code: drawQr('https://tag.example.com/t/7C41E9') },
  tags: ['behaviour'],
} satisfies Meta<typeof CodeLocations>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Expects a picture with the code of a demo tag for each kind of tag. */
export const ShowsEachKindOfTag: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '7C41E9Collar tagBottom right, next to AiroTag',
      '5A3F0CWindshield stickerBottom left, under AiroTag',
      'A90B13AwardOn the plate, under the name',
    ]);
  },
};

/** Expects that the enlarged codes are legible in the small pictures on a phone. */
export const HasLegibleCodesOnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    for (const code of ['7C41E9', '5A3F0C', 'A90B13'])
      await expect(canvas.getByText(code).getBoundingClientRect().width).toBeGreaterThan(36);
  },
};
