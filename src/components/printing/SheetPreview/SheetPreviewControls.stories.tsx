import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, within } from 'storybook/test';

import { SheetPreview } from './SheetPreview';
import { withLimitedHeight } from './SheetPreview.stage';
import { ZoomControl } from './ZoomControl';
import { createPreviewProps } from './sheetPreview.sample';
import { useZoom } from './useZoom';

const meta = {
  title: 'Components/Printing/SheetPreview/Controls',
  component: SheetPreview,
  tags: ['behaviour'],
  decorators: [withLimitedHeight],
  args: { ...createPreviewProps({ quantity: 17 }), onStartSlotChange: fn() },
} satisfies Meta<typeof SheetPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const StartsAtTheClickedSlot: Story = {
  render: function StartableSheetPreview(args) {
    const [start, setStart] = useState(1);
    return (
      <SheetPreview
        {...args}
        {...createPreviewProps({ quantity: 12, start })}
        onStartSlotChange={(slot) => {
          setStart(slot);
          args.onStartSlotChange(slot);
        }}
      />
    );
  },
  play: async ({ args, canvas, step, userEvent }) => {
    const pageImage = await canvas.findByRole('img', { name: 'Page 1 of 1, 12 stickers' });
    await expect(canvas.getByText('Sheet partly used? Start at the first free label.')).toBeVisible();
    const field = canvas.getByRole('textbox', { name: 'Start at label' });
    await step('click the second slot of the second row', async () => {
      const { left, top, width, height } = pageImage.getBoundingClientRect();
      const pointerPosition = { clientX: left + (width * 76) / 210, clientY: top + (height * 90) / 297 };
      await fireEvent.pointerMove(pageImage, pointerPosition);
      await expect(await canvas.findByText('Start here')).toBeInTheDocument();
      await fireEvent.click(pageImage, pointerPosition);
      await expect(args.onStartSlotChange).toHaveBeenLastCalledWith(6);
      await expect(field).toHaveValue('6');
      await expect(canvas.getAllByText('used')).toHaveLength(5);
      await expect(canvas.getByText(/^5 already used\./)).toBeVisible();
      await expect(await canvas.findByRole('img', { name: 'Page 1 of 2, 11 stickers' })).toBeVisible();
    });
    await step('use the whole sheet', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Use the whole sheet' }));
      await expect(field).toHaveValue('1');
      await expect(canvas.queryByText('used')).not.toBeInTheDocument();
    });
    await step('type a number beyond the sheet', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '99');
      await userEvent.tab();
      await expect(field).toHaveValue('16');
    });
  },
};

export const ZoomsAndFitsThePage: Story = {
  render: function ZoomableSheetPreview(args) {
    const { controlProps, sheetProps } = useZoom();
    return (
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, minHeight: 0, height: '100%' }}>
        <ZoomControl {...controlProps} />
        <SheetPreview {...args} {...sheetProps} />
      </Box>
    );
  },
  play: async ({ canvas, step, userEvent }) => {
    const page = await canvas.findByRole('img', { name: 'Page 1 of 2, 16 stickers' });
    const zoomControl = within(canvas.getByRole('group', { name: 'Zoom' }));
    const fittedWidth = page.getBoundingClientRect().width;
    await step('zoom in steps', async () => {
      for (const zoomText of ['50 %', '75 %', '100 %']) {
        await userEvent.click(zoomControl.getByRole('button', { name: 'Larger' }));
        await expect(zoomControl.getByRole('status')).toHaveTextContent(zoomText);
      }
      await expect(page.getBoundingClientRect().width).toBeCloseTo(210 * 3.78, 0);
    });
    const scrollArea = canvas.getByRole('group', { name: 'Zoomed sheet' });
    await expect(scrollArea.scrollHeight).toBeGreaterThan(scrollArea.clientHeight);
    await userEvent.click(zoomControl.getByRole('button', { name: 'Fit' }));
    await expect(page.getBoundingClientRect().width).toBe(fittedWidth);
  },
};

/** On whole pixels, modules of half a pixel would be missing or merge. */
export const SmoothsTheCodesOfASmallSheet: Story = {
  args: { zoom: 0.3 },
  play: async ({ canvas }) => {
    const page = await canvas.findByRole('img', { name: /^Page 1 of/ });
    const [code] = page.getElementsByTagName('path');
    await expect(code).toHaveStyle({ shapeRendering: 'geometricPrecision' });
  },
};
