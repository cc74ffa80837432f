import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import { measureRun, makeRun } from '~/domain/printing/codes/printRun';

import { ScanChecks } from './ScanChecks';
import { checkRun } from './checkRun';

const { qr, barcode } = defaultPrintSettings;

/**
 * Returns the scan checks of a sample sticker. `qrChanges` and `barcodeChanges` replace some of the default settings.
 */
const makeChecks = (qrChanges: Partial<PrintSettings['qr']>, barcodeChanges: Partial<PrintSettings['barcode']> = {}) =>
  checkRun({
    settings: { ...defaultPrintSettings, qr: { ...qr, ...qrChanges }, barcode: { ...barcode, ...barcodeChanges } },
    ...measureRun(makeRun(1, { source: 'sample' }), 'https://tag.example.com', 'M'),
    hasImage: false,
  });

/**
 * Use next to the preview, so that users see before printing whether codes can be scanned. For lines of a list, use
 * LineProblems.
 */
const meta = {
  title: 'Components/Printing/ScanChecks',
  component: ScanChecks,
  args: { checks: makeChecks({}), onApply: fn() },
} satisfies Meta<typeof ScanChecks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Scans from up to about 12 cm away')).toBeVisible();
    await expect(canvas.getByText('Squares 0.41 mm · contrast 21:1')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Yes');
  },
};

export const WithWarnings: Story = {
  tags: ['state'],
  args: { checks: makeChecks({ size: 12 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 warning');
  },
};

export const WithoutStickers: Story = {
  tags: ['state'],
  args: { emptyReason: 'no-codes' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Add codes to check them');
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
  },
};

export const WithErrors: Story = {
  tags: ['state'],
  args: { checks: makeChecks({ size: 6, x: 95, colour: '#767676' }) },
};

export const AppliesAQuickFix: Story = {
  tags: ['behaviour'],
  args: { checks: makeChecks({ size: 6, colour: '#DDDDDD' }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 problems');
    await userEvent.click(canvas.getByRole('button', { name: 'Make it 14.7 mm' }));
    await expect(args.onApply).toHaveBeenLastCalledWith({ qr: expect.objectContaining({ size: 14.7 }) as unknown });
    await expect(canvas.getByRole('heading', { name: 'Will it scan?' })).toHaveFocus();
  },
};

export const ShowsTheWidthThatABarcodeNeeds: Story = {
  tags: ['behaviour'],
  parameters: { acceptance: ['PRN-07'] },
  args: { checks: makeChecks({}, { shown: true }) },
  play: async ({ canvas }) => {
    const text = 'The barcode is too narrow at 10 mm. Make it at least 31.4 mm.';
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Make it 31.4 mm' })).toBeVisible();
    await expect(canvas.getByText('Scans from up to about 12 cm away')).toBeVisible();
  },
};

export const SuggestsDataMatrixForANarrowBarcode: Story = {
  tags: ['behaviour'],
  args: { checks: makeChecks({}, { shown: true }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use Data Matrix' }));
    await expect(args.onApply).toHaveBeenLastCalledWith({ barcode: { symbology: 'dataMatrix' } });
  },
};
