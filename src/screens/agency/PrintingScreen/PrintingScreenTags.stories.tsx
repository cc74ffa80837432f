import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { noEntries } from '~/domain/printing/codes/tagSource';
import { manyAgencyTags } from '~/domain/tag/agencyTag.sample';

import { TagsStage } from './PrintingScreen.stage';

const chosen = (count: number) => manyAgencyTags(count, '2026-06-15').map(({ hexacode }) => hexacode);

const meta = {
  title: 'Screens/Agency/Printing/Chosen tags',
  component: TagsStage,
  parameters: { layout: 'fullscreen', acceptance: ['PRN-11'] },
  args: {
    entries: { ...noEntries, source: 'chosen' },
    chosen: chosen(5),
    onDrop: fn(),
    onFile: fn(),
    onPrint: fn(),
  },
} satisfies Meta<typeof TagsStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PrintsEachAsOftenAsIsWanted: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('one of each', async () => {
      await expect(canvas.getAllByText('5 chosen AiroTags')[0]).toBeVisible();
      await expect(canvas.getByText('1 of each')).toBeVisible();
      await expect(canvas.getByText('5 stickers · 1 page A4 · 16 a page (4 × 4)')).toBeVisible();
      await expect(canvas.getByText('1 of 5 · 7F3A9C21')).toBeVisible();
      await expect(canvas.queryByText('Sample codes')).not.toBeInTheDocument();
    });
    await step('four of each', async () => {
      const quantity = canvas.getByRole('textbox', { name: 'Quantity' });
      await userEvent.clear(quantity);
      await userEvent.type(quantity, '4');
      await userEvent.tab();
      await expect(await canvas.findByText('20 stickers · 2 pages A4 · 16 a page (4 × 4)')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
      await expect(await canvas.findByText('17 of 20 · 2C9E55A0')).toBeVisible();
    });
  },
};

export const GoesBackToSampleCodes: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use sample codes' }));
    await expect(args.onDrop).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Sample codes')).toBeVisible();
    await expect(await canvas.findByText('1 sticker · 1 page A4 · 16 a page (4 × 4)')).toBeVisible();
  },
};

export const PrintsThousandsInParts: Story = {
  args: { chosen: chosen(4500) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText('4,500 chosen AiroTags')[0]).toBeVisible();
    await expect(canvas.getByText('2,000 stickers · 125 pages A4 · 16 a page (4 × 4)')).toBeVisible();
    await expect(canvas.getByText('1 of 2,000 · 7F3A9C21')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next part' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next part' }));
    await expect(canvas.getByText('Part 3 of 3: 4,001 to 4,500 · 1 of each')).toBeVisible();
    await expect(await canvas.findByText('500 stickers · 32 pages A4 · 16 a page (4 × 4)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'First part' }));
    await expect(canvas.getByText('Part 1 of 3: 1 to 2,000 · 1 of each')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'w360' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
