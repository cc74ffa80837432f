import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

import { sampleDesign } from '~/components/printing/design.sample';
import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';

import { describeTopmostElement, fillField } from './PrintingScreen.play';
import { PrintingStage, printingMeta } from './PrintingScreen.stage';
import { createFakeCheck, pdfArgs } from './pdf/pdf.stage';

const meta = {
  title: 'Screens/Agency/Printing/Low tablet',
  component: PrintingStage,
  loaders: printingMeta.loaders,
  tags: ['behaviour'],
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: { tablet: { name: 'Low tablet', styles: { width: '820px', height: '800px' }, type: 'tablet' } },
    },
  },
  globals: { viewport: { value: 'tablet' } },
  args: printingMeta.args,
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In a short window, the sheet keeps a readable size, and the preview scrolls to show the content below the sheet. */
export const KeepsTheSheetReadable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Sheet' }));
    const sheetBox = (await canvas.findByRole('img', { name: 'Page 1 of 1, 1 sticker' })).getBoundingClientRect();
    await expect(sheetBox.height).toBeGreaterThan(240);
    await expect(sheetBox.bottom).toBeLessThan(window.innerHeight);
    const printButtonBox = canvas.getByRole('button', { name: 'Print Design' }).getBoundingClientRect();
    await expect(printButtonBox.bottom).toBeLessThan(window.innerHeight);
  },
};

export const KeepsTheSheetInPlaceWhenAPageIsAdded: Story = {
  args: { initialState: { settings: { ...defaultPrintSettings, quantity: 16 } } },
  play: async ({ canvas, userEvent }) => {
    const firstImage = await canvas.findByRole('img', { name: 'Page 1 of 1, 16 stickers' });
    const { top, height } = firstImage.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'One more: Quantity' }));
    const image = await canvas.findByRole('img', { name: 'Page 1 of 2, 16 stickers' });
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeVisible();
    await expect(image.getBoundingClientRect()).toMatchObject({ top, height });
  },
};

export const SwitchesToTheStickerForANewDesign: Story = {
  args: { readDesign: () => Promise.resolve({ ok: true, design: sampleDesign }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Sticker' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Sheet' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Collar, 34 × 40 mm' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Sticker' })).toBeChecked());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the design' }));
    await expect(canvas.getByRole('radio', { name: 'Sticker' })).toBeChecked();
  },
};

export const SwitchesToTheSheetForANewQuantity: Story = {
  args: { initialState: { design: sampleDesign } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillField(context, 'Quantity', '240');
    await expect(canvas.getByRole('radio', { name: 'Sheet' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Sticker' }));
    await userEvent.click(canvas.getByRole('button', { name: 'One less: Quantity' }));
    await expect(canvas.getByRole('radio', { name: 'Sheet' })).toBeChecked();
  },
};

/** The result of a check is below the preview, and in the window. */
export const KeepsTheScanChecksClearOfTheResult: Story = {
  args: {
    ...pdfArgs,
    checkPdf: createFakeCheck({ status: 'checked', findings: [] }),
    initialState: { design: sampleDesign, settings: { ...defaultPrintSettings, quantity: 240 } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Sticker' }));
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Check codes' }));
    const bar = await canvas.findByRole('region', { name: '240 of 240 codes read' });
    const checksRegion = canvas.getByRole('region', { name: 'Will it scan?' });
    for (let parent = checksRegion.parentElement; parent; parent = parent.parentElement) parent.scrollTop = 9999;
    await expect(checksRegion.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
    await waitFor(() => expect(describeTopmostElement(bar)).toBe('itself'));
  },
};

export const KeepsTheActionsInView: Story = {
  play: async ({ canvas }) => {
    const printButton = await canvas.findByRole('button', { name: 'Print Design' });
    const previewRegion = canvas.getByRole('region', { name: 'Preview' });
    const { top } = printButton.getBoundingClientRect();
    window.scrollTo(0, 500);
    await waitFor(() => expect(previewRegion.getBoundingClientRect().top).toBeLessThan(top + 72));
    await expect(printButton.getBoundingClientRect().top).toBeCloseTo(top, 0);
    await expect(describeTopmostElement(printButton)).toBe('itself');
    await expect(previewRegion.getBoundingClientRect().top).toBeGreaterThan(printButton.getBoundingClientRect().bottom);
    window.scrollTo(0, 0);
  },
};

export const KeepsTheNoteAboutTheTagsInOneLine: Story = {
  args: { selectedHexacodes: ['7F3A9C21', 'B04D17E8', '2C9E55A0', 'A1F0E3B0'] },
  play: async ({ canvas }) => {
    const getVerticalCentre = (element: HTMLElement) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    const titleCentre = getVerticalCentre(canvas.getByRole('heading', { name: 'Printing' }));
    await expect(getVerticalCentre(canvas.getByText('4 AiroTags, 1 each'))).toBeCloseTo(titleCentre, 0);
  },
};
