import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { listStickersToCheck } from '~/domain/printing/pdf/codeCheck';
import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';
import { getSheetLayout } from '~/domain/printing/sheet/sheetLayout';

import { CheckedPages } from './CheckedPages';

function createArgs(quantity: number) {
  const layout = getSheetLayout({ ...defaultPrintSettings, quantity });
  if (!layout.fits) throw new Error('The stickers do not fit.');
  return { layout, listCheckedStickers: (page: number) => listStickersToCheck(layout, page) };
}

/** Use for the result of 'Check codes', with the pages that have errors. While the check is running, use PageStrip. */
const meta = {
  title: 'Components/Printing/CheckedPages',
  component: CheckedPages,
  args: { ...createArgs(240), errorStickers: new Set([98, 99, 200]), onPageChange: fn<(page: number) => void>() },
} satisfies Meta<typeof CheckedPages>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithErrors: Story = { tags: ['state'] };
export const WithoutErrors: Story = { tags: ['state'], args: { errorStickers: new Set<number>() } };
export const WithoutButtons: Story = { tags: ['state'], args: { onPageChange: undefined } };

export const ShowsTheClickedPage: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(15);
    await expect(canvas.getByRole('button', { name: 'Page 13, 1 sticker with errors' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Page 15, no errors' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 7, 2 stickers with errors' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(6);
  },
};

export const ListsOnlyPagesWithErrorsOfALongRun: Story = {
  tags: ['behaviour'],
  args: { ...createArgs(2000), errorStickers: new Set([0, 1999]) },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    await expect(names).toEqual(['Page 1, 1 sticker with errors', 'Page 125, 1 sticker with errors']);
  },
};
