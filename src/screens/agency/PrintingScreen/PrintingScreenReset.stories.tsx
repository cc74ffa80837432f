import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, waitFor } from 'storybook/test';

import { sampleDesign } from '~/components/printing/design.sample';
import type { DesignResult } from '~/domain/printing/design/designFile';
import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';

import { fillField } from './PrintingScreen.play';
import { PrintingStage, printingMeta } from './PrintingScreen.stage';
import { createFakeExport, pdfFile } from './pdf/pdf.stage';

const meta = {
  title: 'Screens/Agency/Printing/Design and reset',
  component: PrintingStage,
  tags: ['behaviour'],
  ...printingMeta,
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsOnlyTheLatestDesign: Story = {
  parameters: { acceptance: ['PRN-04'] },
  args: { readDesign: fn(), releaseDesign: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const slowDesign = { ...sampleDesign, name: 'slow.png' };
    let finishReading: (result: DesignResult) => void = () => undefined;
    mocked(args.readDesign)
      ?.mockReturnValueOnce(new Promise((resolve) => (finishReading = resolve)))
      .mockResolvedValueOnce({ ok: true, design: sampleDesign });
    await userEvent.upload(
      canvas.getByLabelText('Upload a picture'),
      new File(['x'], 'slow.png', { type: 'image/png' }),
    );
    await userEvent.upload(
      canvas.getByLabelText('Upload a picture'),
      new File(['x'], 'fast.png', { type: 'image/png' }),
    );
    await expect(await canvas.findByText(sampleDesign.name)).toBeVisible();
    finishReading({ ok: true, design: slowDesign });
    await waitFor(() => expect(args.releaseDesign).toHaveBeenCalledWith(slowDesign));
    await expect(canvas.queryByText('slow.png')).not.toBeInTheDocument();
  },
};

export const RestoresTheLastSettings: Story = {
  args: { lastSettings: { ...defaultPrintSettings, quantity: 24 }, saveSettings: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'A5' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Use last settings' }));
    await expect(canvas.getByText('24 stickers · 2 pages A4 · 16 a page (4 × 4)')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(args.saveSettings).toHaveBeenLastCalledWith(
      expect.objectContaining({ paper: { ...defaultPrintSettings.paper, name: 'A5' } }),
    );
  },
};

export const ResetsEverything: Story = {
  parameters: { acceptance: ['PRN-12'] },
  args: { initialState: { design: sampleDesign }, releaseDesign: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'A5' }));
    await fillField({ canvas, userEvent }, 'Quantity', '0');
    await userEvent.click(canvas.getByRole('switch', { name: 'White background' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(args.releaseDesign).toHaveBeenLastCalledWith(sampleDesign);
    await expect(canvas.getByText('1 sticker · 1 page A4 · 16 a page (4 × 4)')).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'White background' })).toBeChecked();
    await expect(canvas.getByText('Add your artwork')).toBeVisible();
    await expect(canvas.queryByText('Set to 1, the minimum.')).not.toBeInTheDocument();
  },
};

export const SavesAPdfOnPhones: Story = {
  args: { createPdf: createFakeExport({ status: 'made', files: [pdfFile] }), saveFile: fn() },
  globals: { viewport: { value: 'w360' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save as PDF' }));
    await waitFor(() => expect(args.saveFile).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    const itemTexts = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    await expect(itemTexts).toEqual(['Check codes', 'Reset']);
  },
};

export const ShowsAnActionMenuOnTablets: Story = {
  args: { lastSettings: { ...defaultPrintSettings, quantity: 24 } },
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas, userEvent }) => {
    const getVerticalCentre = (element: HTMLElement) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    };
    const menuButton = canvas.getByRole('button', { name: 'More actions' });
    const headerElements = [canvas.getByRole('heading', { name: 'Printing' }), menuButton];
    for (const name of ['Undo', 'Save as PDF', 'Print Design'])
      headerElements.push(canvas.getByRole('button', { name }));
    await expect(new Set(headerElements.map(getVerticalCentre)).size).toBe(1);
    await userEvent.click(menuButton);
    const itemTexts = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    await expect(itemTexts).toEqual(['Check codes', 'Use last settings', 'Reset']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menuButton).toHaveFocus());
  },
};
