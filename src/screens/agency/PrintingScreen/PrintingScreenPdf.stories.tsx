import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { PrintingStage, printingMeta } from './PrintingScreen.stage';
import type { PdfResult, PrintingEffects } from './controller/printingEffects';
import { createFakeExport, pdfArgs, pdfFile } from './pdf/pdf.stage';

const pendingPdf = new Promise<PdfResult>(() => undefined);

const meta = {
  title: 'Screens/Agency/Printing/PDF',
  component: PrintingStage,
  tags: ['state'],
  ...printingMeta,
  args: pdfArgs,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save as PDF' }));
  },
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Making: Story = {
  args: {
    createPdf: fn<PrintingEffects['createPdf']>((_, { onProgress }) => {
      onProgress(139);
      return pendingPdf;
    }),
  },
};
export const Made: Story = {};
export const SeveralFiles: Story = {
  args: { createPdf: createFakeExport({ status: 'made', files: [pdfFile, pdfFile, pdfFile] }) },
};
export const Failed: Story = { args: { createPdf: createFakeExport({ status: 'failed' }) } };
