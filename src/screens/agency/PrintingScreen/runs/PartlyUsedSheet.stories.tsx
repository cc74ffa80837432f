import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { expectNoOverflowAfter } from '~/components/a11y/reflow.play';
import { getGeometryKey } from '~/domain/printing/runs/partlyUsedSheet';
import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';

import { fillField } from '../PrintingScreen.play';
import { PrintingStage, printingMeta } from '../PrintingScreen.stage';

const sheet = { geometry: getGeometryKey(defaultPrintSettings), used: 5, printedAt: '2026-11-21T14:05:00.000Z' };
const offerText = 'Continue on the sheet from 21 Nov: 5 labels used, start at label 6.';

const meta = {
  title: 'Screens/Agency/Printing/Partly used sheet',
  component: PrintingStage,
  tags: ['behaviour'],
  ...printingMeta,
  args: { ...printingMeta.args, partlyUsedSheets: [sheet] },
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const expectOffer: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(canvas.getByText(offerText)).toBeVisible();
};

export const Offer: Story = { tags: ['!behaviour', 'state'], parameters: { modes: 'office' }, play: expectOffer };
export const OfferFitsAPhone: Story = {
  ...Offer,
  tags: ['!state', 'behaviour'],
  globals: { viewport: { value: 'w360' } },
  play: expectNoOverflowAfter(expectOffer),
};
export const OfferFitsATablet: Story = {
  ...Offer,
  tags: ['!state', 'behaviour'],
  globals: { viewport: { value: 'w768' } },
  play: expectNoOverflowAfter(expectOffer),
};

export const ContinuesOnTheSheet: Story = {
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await step('starts at the first free label', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Start at label 6' }));
      await expect(canvas.getByText('1 sticker · 1 page A4 · 16 a page (4 × 4) · starts at label 6')).toBeVisible();
      await expect(canvas.queryByText(offerText)).not.toBeInTheDocument();
      await expect(canvas.getByRole('heading', { level: 1, name: 'Printing' })).toHaveFocus();
    });
    await step('remembers the new labels, and offers the sheet for the next stickers', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Print Design' }));
      await waitFor(() => expect(canvas.queryByText('Opening the print window')).not.toBeInTheDocument());
      await expect(canvas.queryByText(/^Continue on the sheet/)).not.toBeInTheDocument();
      await fillField(context, 'Quantity', '3');
      await expect(await canvas.findByText(/: 6 labels used, start at label 7\.$/)).toBeVisible();
    });
  },
};

export const ForgetsTheSheetWhenTheUserTakesANewOne: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New sheet' }));
    await expect(canvas.queryByText(offerText)).not.toBeInTheDocument();
    await expect(canvas.getByText('1 sticker · 1 page A4 · 16 a page (4 × 4)')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'A5' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'A4' }));
    await expect(canvas.queryByText(offerText)).not.toBeInTheDocument();
  },
};

export const OffersTheSheetForTheSameLabelsOnly: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'A5' }));
    await expect(canvas.queryByText(offerText)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'A4' }));
    await expect(canvas.getByText(offerText)).toBeVisible();
  },
};
