import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';

import { PrintingStage, printingMeta } from './PrintingScreen.stage';

const meta = {
  title: 'Screens/Agency/Printing/Printer edge',
  component: PrintingStage,
  tags: ['behaviour'],
  ...printingMeta,
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SetsMarginsThatPrintersNeed: Story = {
  play: async ({ canvas, userEvent }) => {
    const checksRegion = within(canvas.getByRole('region', { name: 'Will it scan?' }));
    await expect(checksRegion.getByText('The outer 4 mm may not print')).toBeVisible();
    await expect(checksRegion.getByText('In landscape with 5 mm margins, 15 fit')).toBeVisible();
    await expect(checksRegion.getByRole('status')).toHaveTextContent('Yes, with 1 note');
    await userEvent.click(checksRegion.getByRole('button', { name: 'Set landscape and 5 mm margins' }));
    await expect(canvas.getByText('5 mm · gap 1 mm')).toBeVisible();
    await expect(canvas.getByText('1 sticker · 1 page A4 · 15 a page (5 × 3)')).toBeVisible();
    await expect(canvas.queryByText(/may not print/)).not.toBeInTheDocument();
  },
};

export const SuggestsMarginsInTheirGroup: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('heading', { name: 'Margins and gaps' }));
    const settingsRegion = within(canvas.getByRole('region', { name: 'Settings' }));
    await expect(settingsRegion.getByText(/^The outer 4 mm may not print/)).toBeVisible();
    await userEvent.click(settingsRegion.getByRole('button', { name: 'Set landscape and 5 mm margins' }));
    await expect(settingsRegion.getByRole('textbox', { name: 'Left margin' })).toHaveValue('5');
  },
};

export const KeepsTheOrientationIfNoMoreStickersFit: Story = {
  args: { initialState: { settings: { ...defaultPrintSettings, design: { width: 40, height: 40 } } } },
  play: async ({ canvas, userEvent }) => {
    const checksRegion = within(canvas.getByRole('region', { name: 'Will it scan?' }));
    await expect(checksRegion.getByText('With 5 mm margins, 28 fit instead of 35')).toBeVisible();
    await userEvent.click(checksRegion.getByRole('button', { name: 'Set 5 mm margins' }));
    await expect(canvas.getByRole('radio', { name: 'Portrait' })).toBeChecked();
  },
};
