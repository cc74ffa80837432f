import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { SheetPreview } from './SheetPreview';
import { withLimitedHeight } from './SheetPreview.stage';
import { createPreviewProps } from './sheetPreview.sample';

/** Use for the pages of the current settings. For one sticker in detail, use StickerCloseUp. */
const meta = {
  title: 'Components/Printing/SheetPreview',
  component: SheetPreview,
  tags: ['state'],
  decorators: [withLimitedHeight],
  args: { ...createPreviewProps({ quantity: 17 }), onStartSlotChange: fn() },
} satisfies Meta<typeof SheetPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Page 1 of 2, 16 stickers' })).toBeVisible();
    await expect(canvas.getByText('54 mm unused')).toBeVisible();
  },
};

export const LastPage: Story = { args: createPreviewProps({ quantity: 17 }, 1) };

export const WithMargins: Story = {
  args: createPreviewProps({ margins: { top: 12, right: 8, bottom: 12, left: 8 }, quantity: 9 }),
};

export const NothingFits: Story = { args: createPreviewProps({ design: { width: 240, height: 60 } }) };
