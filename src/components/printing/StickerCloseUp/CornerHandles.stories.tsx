import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { StickerCloseUpStage } from './StickerCloseUp.stage';
import { closeUpArgs, createSettingsWithQr } from './closeUp.sample';

/** Used by StickerCloseUp for the selected code or text line. */
const meta = {
  title: 'Components/Printing/StickerCloseUp/Handles',
  component: StickerCloseUpStage,
  tags: ['behaviour'],
  args: { ...closeUpArgs, onChange: fn() },
} satisfies Meta<typeof StickerCloseUpStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A handle receives pointer events in its whole area, even where it overlaps the hit area of the code. */
export const HandlesAreOnTopOfTheCode: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('application');
    for (const handle of canvas.getAllByTitle('Drag to resize')) {
      const { left, right, top, bottom } = handle.getBoundingClientRect();
      for (const x of [left + 6, right - 6])
        for (const y of [top + 6, bottom - 6]) await expect(document.elementFromPoint(x, y)).toBe(handle);
    }
  },
};

export const OneHandleIsOnTopOfASmallCode: Story = {
  ...HandlesAreOnTopOfTheCode,
  args: { settings: createSettingsWithQr({ size: 5 }) },
};
