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

export const TheHandleOfASmallCodeTouchesItsFrame: Story = {
  args: { settings: createSettingsWithQr({ size: 5 }) },
  play: async ({ canvas }) => {
    const code = (await canvas.findByRole('application')).getBoundingClientRect();
    const handle = canvas.getByTitle('Drag to resize').getBoundingClientRect();
    // The outer line of the frame is 3.5 px outside of the code. The visible handle is in the centre of its hit area.
    await expect((handle.left + handle.right) / 2).toBeCloseTo(code.right + 3.5, 0);
    await expect((handle.top + handle.bottom) / 2).toBeCloseTo(code.bottom + 3.5, 0);
  },
};
