import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, mocked, screen, waitFor } from 'storybook/test';

import { defaultTagSourceSettings } from '~/domain/printing/codes/tagSource';
import { createManyAgencyTags } from '~/domain/tag/agencyTag.sample';

import { fillField, openTagSettings } from './PrintingScreen.play';
import { PrintingStage, printingMeta } from './PrintingScreen.stage';

const makeHexacodes = (count: number) => createManyAgencyTags(count, '2026-06-15').map(({ hexacode }) => hexacode);

const meta = {
  title: 'Screens/Agency/Printing/Tags',
  component: PrintingStage,
  tags: ['behaviour'],
  ...printingMeta,
  args: { ...printingMeta.args, selectedHexacodes: makeHexacodes(5) },
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Clicks 'Print Design', and returns the number of stickers on each printed page. */
async function printAndCount({ args, canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
  await userEvent.click(canvas.getByRole('button', { name: 'Print Design' }));
  await waitFor(() => expect(args.print).toHaveBeenCalledOnce());
  const job = await mocked(args.print).mock.calls[0]?.[0]();
  return job?.pages.map(({ stickers }) => stickers.length) ?? [];
}

export const PrintsCopiesOfTheSelectedTags: Story = {
  parameters: { acceptance: ['PRN-11'] },
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await step('has one sticker of each tag at first', async () => {
      await expect(canvas.getByText('5 AiroTags, 1 each')).toBeVisible();
      await expect(canvas.getByText('5 stickers · 1 page A4 · 16 a page (4 × 4)')).toBeVisible();
      await expect(canvas.getByText('1 of 5 · 7F3A9C21')).toBeVisible();
      await expect(canvas.queryByText('Sample codes')).not.toBeInTheDocument();
    });
    await step('prints four stickers of each tag', async () => {
      await fillField({ canvas, userEvent }, 'Quantity', '4');
      await expect(await canvas.findByText('20 stickers · 2 pages A4 · 16 a page (4 × 4)')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
      await expect(await canvas.findByText('17 of 20 · 2C9E55A0')).toBeVisible();
      await expect(await printAndCount(context)).toEqual([16, 4]);
    });
  },
};

export const GoesBackToSampleCodes: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change tags' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Use sample codes' }));
    await expect(await canvas.findByText('Sample codes')).toBeVisible();
    await expect(args.clearSelectedTags).toHaveBeenCalledOnce();
    await expect(await canvas.findByText('1 sticker · 1 page A4 · 16 a page (4 × 4)')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const PrintsThousandsInParts: Story = {
  args: { selectedHexacodes: makeHexacodes(4500) },
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await step('shows the first part', async () => {
      await fillField({ canvas, userEvent }, 'Start at label', '6');
      const summary = '2,000 stickers · 126 pages A4 · 16 a page (4 × 4) · starts at label 6';
      await expect(await canvas.findByText(summary)).toBeVisible();
      await expect(canvas.getByText('1 of 2,000 · 7F3A9C21')).toBeVisible();
    });
    await step('continues on the last sheet of the second part', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next part' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Next part' }));
      await expect(canvas.getByText('4,500 AiroTags, 1 each')).toBeVisible();
      await expect(canvas.getByText('Prints part 3 of 3: 4,001 to 4,500')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Save all as PDF' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Check all codes' })).toBeVisible();
      await expect(canvas.getByText(/^With 4,500 stickers, a PDF is .*, and it contains all parts\.$/)).toBeVisible();
      const summary = '500 stickers · 32 pages A4 · 16 a page (4 × 4) · starts at label 6';
      await expect(await canvas.findByText(summary)).toBeVisible();
    });
    await step('restores the start of the first part', async () => {
      await fillField({ canvas, userEvent }, 'Start at label', '1');
      await userEvent.click(canvas.getByRole('button', { name: 'First part' }));
      await expect(canvas.getByText('Prints part 1 of 3: 1 to 2,000')).toBeVisible();
      await expect(await canvas.findByText(/^2,000 stickers .* starts at label 6$/)).toBeVisible();
    });
    await step('prints only the shown part', async () => {
      const counts = await printAndCount(context);
      await expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2000);
    });
  },
};

export const CreatesANumberedSeries: Story = {
  args: { selectedHexacodes: [], initialState: { tags: { ...defaultTagSourceSettings, source: 'series' } } },
  play: async (context) => {
    const { canvas, step } = context;
    const settingsRegion = await openTagSettings(context);
    await step('starts with a default series', async () => {
      await expect(canvas.getByText('A0001 to A0100, 1 each')).toBeVisible();
      await expect(canvas.getByText('100 stickers · 7 pages A4 · 16 a page (4 × 4)')).toBeVisible();
    });
    await step('shows an error at the field that fixes it', async () => {
      await fillField(context, 'First number', '99950');
      const digitsField = settingsRegion.getByRole('textbox', { name: 'Digits' });
      await waitFor(() => expect(digitsField).toHaveAccessibleDescription('The last number needs 6 digits.'));
      await expect(await canvas.findByText('Fix the number series')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Print Design' })).toBeDisabled();
    });
    await step('can be printed after the error is fixed', async () => {
      await fillField(context, 'Digits', '6');
      await expect(await canvas.findByText('A099950 to A100049, 1 each')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Print Design' })).toBeEnabled();
    });
  },
};
