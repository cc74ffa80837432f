import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';
import { getSheetLayout } from '~/domain/printing/sheet/sheetLayout';

import { ChosenPages } from './ChosenPages';

function createLayout(quantity: number) {
  const layout = getSheetLayout({ ...defaultPrintSettings, quantity });
  if (!layout.fits) throw new Error('The stickers do not fit.');
  return layout;
}

/** Use to show which stickers of a run are printed again. To choose them, use SlotPicker. */
const meta = {
  title: 'Components/Printing/ChosenPages',
  component: ChosenPages,
  args: {
    layout: createLayout(100),
    chosenStickers: new Set(Array.from({ length: 16 }, (_, index) => 32 + index)),
    label: 'Page 3 of 7',
  },
} satisfies Meta<typeof ChosenPages>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnePage: Story = { tags: ['state'] };

export const NamesThePictureAndLeavesOutLongRuns: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <>
      <ChosenPages {...args} />
      <ChosenPages {...args} layout={createLayout(2000)} label="Page 3 of 125" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img').map((picture) => picture.getAttribute('aria-label'))).toEqual([
      'Page 3 of 7',
    ]);
  },
};
