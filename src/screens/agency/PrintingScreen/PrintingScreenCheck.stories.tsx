import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import type { CodeFinding } from '~/domain/printing/pdf/codeCheck';

import { PrintingStage, printingMeta } from './PrintingScreen.stage';
import type { PdfCheckResult, PrintingEffects } from './controller/printingEffects';
import { createFakeCheck, pdfArgs, pdfSettings } from './pdf/pdf.stage';

const pendingCheck = new Promise<PdfCheckResult>(() => undefined);
const findings: CodeFinding[] = [
  { index: 98, element: 'qr', kind: 'unread' },
  { index: 200, element: 'qr', kind: 'unread' },
];

const meta = {
  title: 'Screens/Agency/Printing/Check',
  component: PrintingStage,
  tags: ['state'],
  ...printingMeta,
  args: { ...pdfArgs, checkPdf: createFakeCheck({ status: 'checked', findings: [] }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check codes' }));
  },
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Checking: Story = {
  args: {
    checkPdf: fn<PrintingEffects['checkPdf']>((_, { onProgress }) => {
      onProgress(123);
      return pendingCheck;
    }),
  },
};
export const Checked: Story = {};
export const WithErrors: Story = { args: { checkPdf: createFakeCheck({ status: 'checked', findings }) } };
export const CheckedPartially: Story = {
  args: { initialState: { settings: { ...pdfSettings, quantity: 1920, start: 1 } } },
};
export const Failed: Story = { args: { checkPdf: createFakeCheck({ status: 'failed' }) } };
