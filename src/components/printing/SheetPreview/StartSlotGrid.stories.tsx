import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { SheetPreview } from './SheetPreview';
import { withLimitedHeight } from './SheetPreview.stage';
import { createPreviewProps } from './sheetPreview.sample';

const meta = {
  title: 'Components/Printing/SheetPreview/Slots',
  component: SheetPreview,
  decorators: [withLimitedHeight],
  args: { ...createPreviewProps({ quantity: 4, start: 3 }), onStartSlotChange: fn() },
} satisfies Meta<typeof SheetPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Focused: Story = {
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    const slot = await canvas.findByRole('gridcell', { name: 'Label 3, row 1, column 3: start' });
    while (document.activeElement !== slot) await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('gridcell', { name: 'Label 7, row 2, column 3: empty' })).toHaveFocus();
  },
};

export const StartsAtTheFocusedSlot: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    const grid = await canvas.findByRole('grid', { name: 'First free label' });
    const findSlot = (name: string) => within(grid).getByRole('gridcell', { name });
    await step('tab to the current start', async () => {
      while (document.activeElement !== findSlot('Label 3, row 1, column 3: start')) await userEvent.tab();
      await expect(within(grid).getAllByRole('gridcell', { name: /: used$/ })).toHaveLength(2);
      await expect(within(grid).getAllByRole('gridcell', { name: /: start here$/ })).toHaveLength(3);
      await expect(within(grid).getAllByRole('gridcell', { name: /: empty$/ })).toHaveLength(10);
    });
    await step('move the focus and set the start', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
      await expect(findSlot('Label 6, row 2, column 2: start here')).toHaveFocus();
      await expect(canvas.getByText('Start here')).toBeInTheDocument();
      await userEvent.keyboard('{Enter}');
      await expect(args.onStartSlotChange).toHaveBeenLastCalledWith(6);
      await userEvent.keyboard('{End}{PageDown}{ArrowDown} ');
      await expect(args.onStartSlotChange).toHaveBeenLastCalledWith(16);
      await userEvent.keyboard('{Control>}{Home}{/Control}');
      await expect(findSlot('Label 1, row 1, column 1: used')).toHaveFocus();
    });
    await step('tab away and back to the current start', async () => {
      await userEvent.tab();
      await userEvent.tab({ shift: true });
      await expect(findSlot('Label 3, row 1, column 3: start')).toHaveFocus();
    });
  },
};

export const HasSlotsOnTheFirstPageOnly: Story = {
  tags: ['behaviour'],
  args: createPreviewProps({ quantity: 17 }, 1),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Page 2 of 2, 1 sticker' })).toBeVisible();
    await expect(canvas.queryByRole('grid')).not.toBeInTheDocument();
  },
};
