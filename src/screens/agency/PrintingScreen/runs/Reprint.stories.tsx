import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, mocked, screen, waitFor } from 'storybook/test';

import { sampleDesign } from '~/components/printing/design.sample';
import { drawRun } from '~/domain/printing/codes/drawRun';
import { createRecordedRun, createRunCodes } from '~/domain/printing/runs/recordedRun.sample';
import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';
import { drawSticker } from '~/domain/printing/sticker/scene';

import { pasteCodes } from '../PrintingScreen.play';
import { PrintingStage, printingMeta } from '../PrintingScreen.stage';
import { createListEntries } from '../tags/tags.sample';
import { openReprint } from './runs.play';

const { barcode, qr } = defaultPrintSettings;
const tagBaseUrl = 'https://tag.example.com';
/**
 * Two copies of each of 42 codes with number and serial labels, on six pages. The first page was partly used before.
 */
const settings = {
  ...defaultPrintSettings,
  quantity: 2,
  start: 5,
  qr: { ...qr, numberLabel: true },
  barcode: { ...barcode, shown: true, width: 42, x: 8, serial: true },
};
const run = createRecordedRun({ settings, design: { name: 'dog.png', pictureId: 'p1' } });
const runName = 'windscreens.csv, 42 codes';

const meta = {
  title: 'Screens/Agency/Printing/Reprint',
  component: PrintingStage,
  tags: ['behaviour'],
  ...printingMeta,
  args: {
    ...printingMeta.args,
    tagBaseUrl,
    initialState: { tags: createListEntries({}) },
    runs: [run],
    historyOptions: { picture: new File(['picture'], 'dog.png') },
    readDesign: () => Promise.resolve({ ok: true, design: { ...sampleDesign, name: 'dog.png' } }),
  },
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReprintsAPageWithTheOriginalSettings: Story = {
  play: async (context) => {
    const { args, canvas, step, userEvent } = context;
    await pasteCodes(context, 'OWN-1\nOWN-2');
    await step('chooses page 2', async () => {
      const dialog = await openReprint(context, runName);
      await userEvent.click(await dialog.findByRole('radio', { name: 'Pages' }));
      await userEvent.type(dialog.getByRole('textbox', { name: 'Pages' }), '2');
      await userEvent.click(dialog.getByRole('button', { name: 'Reprint 16 labels' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(canvas.getByRole('heading', { level: 1, name: 'Printing' })).toHaveFocus();
    });
    await step('places the stickers of page 2 from the first slot on', async () => {
      await expect(await canvas.findByText('16 stickers · 1 page A4 · 16 a page (4 × 4)')).toBeVisible();
      await expect(canvas.getByText('dog.png')).toBeInTheDocument();
      await expect(canvas.getByRole('radio', { name: 'Reprint', hidden: true })).toBeChecked();
      await userEvent.click(canvas.getByRole('button', { name: 'Print Design' }));
      await waitFor(() => expect(args.print).toHaveBeenCalledOnce());
      const job = await mocked(args.print).mock.calls[0]?.[0]();
      const { getQr, getExtras } = drawRun({
        codes: createRunCodes(42),
        copies: 2,
        tagBaseUrl,
        level: 'M',
      });
      // Page 1 started in slot 5 of 16, so it had 12 stickers. Page 2 had the next 16.
      const expectedStickers = Array.from({ length: 16 }, (_, index) =>
        drawSticker(settings, getQr(12 + index), true, getExtras(12 + index)),
      );
      await expect(JSON.stringify(job?.pages[0]?.stickers.map(({ sticker }) => sticker))).toBe(
        JSON.stringify(expectedStickers),
      );
    });
    await step('restores the previous codes on undo', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await expect(await canvas.findByText('Undone: Reprint')).toBeInTheDocument();
      await expect(await canvas.findByText('2 stickers · 1 page A4 · 16 a page (4 × 4)')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'Codes', hidden: true })).toHaveValue('OWN-1\nOWN-2');
    });
  },
};

export const ReprintsTheWholeRunWithItsCopies: Story = {
  play: async (context) => {
    const dialog = await openReprint(context, runName);
    await context.userEvent.click(await dialog.findByRole('button', { name: 'Reprint 84 labels' }));
    await expect(await context.canvas.findByText('84 stickers · 6 pages A4 · 16 a page (4 × 4)')).toBeVisible();
    await expect(context.canvas.getByText('Reprint of 42, 2 each')).toBeVisible();
  },
};

export const ReprintsSingleLabels: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openReprint(context, runName);
    await userEvent.click(await dialog.findByRole('radio', { name: 'Labels' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Reprint' }));
    await expect(await dialog.findByText('Choose at least one label.')).toBeVisible();
    await userEvent.click(dialog.getByRole('gridcell', { name: 'Label 7: AIR-0002' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Next page' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Choose the page' }));
    await userEvent.click(dialog.getByRole('gridcell', { name: 'Label 16: AIR-0014' }));
    await expect(dialog.getByRole('img', { name: 'Pages of this run, with 16 labels to reprint' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Reprint 16 labels' }));
    await expect(await canvas.findByText('1 of 16 · AIR-0002')).toBeVisible();
  },
};
