import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { defaultPrintSettings } from '~/domain/printing/printSettings';
import type { PrintSettings } from '~/domain/printing/printSettings';
import { checkScanning } from '~/domain/printing/warnings';

import { ScanChecks } from './ScanChecks';

const { qr } = defaultPrintSettings;

/** The checks of a code of 29 modules on the default sticker. */
const checksOf = (changes: Partial<PrintSettings['qr']>) =>
  checkScanning({ ...defaultPrintSettings, qr: { ...qr, ...changes } }, 29, false);

const meta = {
  title: 'Components/Printing/ScanChecks',
  component: ScanChecks,
  args: { checks: checksOf({}), onApply: fn() },
} satisfies Meta<typeof ScanChecks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Yes: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('QR modules 0.41 mm')).toBeVisible();
    await expect(canvas.getByText('Contrast 21:1')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Yes');
  },
};

export const Warned: Story = { args: { checks: checksOf({ size: 12 }) } };

export const InTheDark: Story = {
  args: { checks: checksOf({ size: 6, x: 95, colour: '#767676' }) },
  globals: { theme: 'dark' },
};

export const AppliesWhatMends: Story = {
  args: { checks: checksOf({ size: 6, colour: '#DDDDDD' }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 to mend');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply 14.7 mm' }));
    await expect(args.onApply).toHaveBeenLastCalledWith({ ...qr, size: 14.7, colour: '#DDDDDD' });
    await expect(canvas.getByRole('heading', { name: 'Will it scan?' })).toHaveFocus();
  },
};
