import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { describeTopmostElement } from './PrintingScreen.play';
import { PrintingStage, printingMeta } from './PrintingScreen.stage';
import type { PrintingEffects } from './controller/printingEffects';
import { createFakeCheck, pdfArgs, pdfFile, pdfSettings } from './pdf/pdf.stage';

const meta = {
  title: 'Screens/Agency/Printing/Check',
  component: PrintingStage,
  tags: ['behaviour'],
  ...printingMeta,
  args: { ...pdfArgs, checkPdf: createFakeCheck({ status: 'checked', findings: [] }) },
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChecksTheFilesThatAreSaved: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check codes' }));
    await expect(await canvas.findByText('240 of 240 codes read')).toBeVisible();
    await expect(canvas.getByText('All in the right place, no duplicates.')).toBeVisible();
    const [marginsButton] = canvas.getAllByRole('button', { name: 'Set landscape and 5 mm margins' });
    await expect(marginsButton && describeTopmostElement(marginsButton)).toBe('itself');
    await expect(canvas.getByText('Pages 1–16')).toBeVisible();
    await expect(args.checkPdf).toHaveBeenCalledWith(expect.objectContaining({ files: [pdfFile] }), expect.anything());
    await expect(pdfArgs.saveFile).not.toHaveBeenCalled();
    await step('saves the checked PDF without making it again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save as PDF' }));
      await expect(await canvas.findByText('PDF saved')).toBeVisible();
      await expect(canvas.getByText('airotag-stickers-2026-06-15.pdf')).toBeVisible();
      await expect(pdfArgs.saveFile.mock.calls).toEqual([[pdfFile, 'airotag-stickers-2026-06-15.pdf']]);
      await expect(args.createPdf).toHaveBeenCalledOnce();
    });
    await step('a change makes the result outdated, and the next check makes a new PDF', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Check codes' }));
      await canvas.findByText('240 of 240 codes read');
      await expect(args.createPdf).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('radio', { name: 'Landscape' }));
      const bar = canvas.getByRole('region', { name: 'Out of date. Check again.' });
      await expect(within(bar).getByText('240 of 240 codes read before you made changes.')).toBeVisible();
      await expect(canvas.queryByRole('group', { name: 'Checked pages' })).not.toBeInTheDocument();
      await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
      await expect(args.createPdf).toHaveBeenCalledTimes(2);
      await expect(await canvas.findByText('240 of 240 codes read')).toBeVisible();
    });
  },
};

export const ShowsTheFirstError: Story = {
  args: {
    checkPdf: createFakeCheck({
      status: 'checked',
      findings: [
        { index: 93, element: 'qr', kind: 'unread' },
        { index: 200, element: 'qr', kind: 'unread' },
      ],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check codes' }));
    await expect(await canvas.findByText('238 of 240 codes read')).toBeVisible();
    await expect(canvas.getByText('1 more code has errors.')).toBeVisible();
    await expect(canvas.getByText(/^Page 7, label 3: the QR code could not be read. Make it larger/)).toBeVisible();
    const errorPage = 'Page 7 of 16, 16 stickers, sticker 94 highlighted';
    await expect(await canvas.findByRole('img', { name: errorPage })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 13, 1 sticker with errors' }));
    await expect(await canvas.findByRole('img', { name: 'Page 13 of 16, 16 stickers' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show sticker' }));
    await expect(await canvas.findByRole('img', { name: errorPage })).toBeVisible();
    await expect(canvas.getByText('94 of 240')).toBeVisible();
  },
};

export const ChecksPartOfALongRun: Story = {
  args: { initialState: { settings: { ...pdfSettings, quantity: 1920, start: 1 } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check codes' }));
    await expect(await canvas.findByText('240 of 240 codes read')).toBeVisible();
    await expect(canvas.getByText(/^Checked the first and last sticker of each page, of 1,920 stickers/)).toBeVisible();
  },
};

export const CancelsTheCheck: Story = {
  args: {
    checkPdf: fn<PrintingEffects['checkPdf']>(
      (_, { signal }) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve({ status: 'cancelled' }));
        }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check codes' }));
    await expect(await canvas.findByText('Page 1 of 16 of the finished PDF')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('button', { name: 'Check codes' })).toBeEnabled();
    await expect(canvas.getByRole('heading', { name: 'Printing' })).toHaveFocus();
    await expect(canvas.queryByText('Checking the codes')).toBeNull();
  },
};

export const KeepsTheActionsOfAPhoneAfterTheCheck: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Check codes' }));
    await expect(await canvas.findByText('240 of 240 codes read')).toBeVisible();
    const chooseButton = canvas.getByRole('button', { name: 'Choose your tags' });
    // The backdrop of the closed menu fades out.
    await waitFor(() => expect(describeTopmostElement(chooseButton)).toBe('itself'));
    await userEvent.click(canvas.getByRole('button', { name: 'Print Design' }));
    await expect(args.print).toHaveBeenCalledOnce();
  },
};
