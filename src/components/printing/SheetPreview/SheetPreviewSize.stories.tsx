import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { SheetPreview } from './SheetPreview';
import { createPreviewProps } from './sheetPreview.sample';

const meta = {
  title: 'Components/Printing/SheetPreview/Size',
  component: SheetPreview,
  tags: ['behaviour'],
  args: { ...createPreviewProps({ quantity: 16 }), onPageChange: fn(), onStartSlotChange: fn() },
} satisfies Meta<typeof SheetPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const KeepsTheSizeOfTheSheetWhenAPageIsAdded: Story = {
  render: function GrowingSheetPreview(args) {
    const [quantity, setQuantity] = useState(16);
    return (
      <Box sx={{ display: 'flex', flexDirection: 'column', width: 340, height: 480, bgcolor: 'tone.board' }}>
        <Button onClick={() => setQuantity(17)}>Add a sticker</Button>
        <SheetPreview {...args} {...createPreviewProps({ quantity })} />
      </Box>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const { height } = (await canvas.findByRole('img', { name: 'Page 1 of 1, 16 stickers' })).getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a sticker' }));
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeVisible();
    // The sheet adapts to the available space one frame later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const sheetImage = canvas.getByRole('img', { name: 'Page 1 of 2, 16 stickers' });
    await expect(sheetImage.getBoundingClientRect().height).toBe(height);
  },
};
