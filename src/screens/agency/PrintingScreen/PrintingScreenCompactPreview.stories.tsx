import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';

import { describeTopmostElement } from './PrintingScreen.play';
import { PrintingStage, printingMeta } from './PrintingScreen.stage';

/** The preview of a phone after the page was scrolled. */
const meta = {
  title: 'Screens/Agency/Printing/Compact preview',
  component: PrintingStage,
  loaders: printingMeta.loaders,
  tags: ['behaviour'],
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: { phone: { name: 'Phone', styles: { width: '360px', height: '740px' }, type: 'mobile' } },
    },
  },
  globals: { viewport: { value: 'phone' } },
  args: printingMeta.args,
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NamesTheErrorOfACode: Story = {
  args: { initialState: { settings: { ...defaultPrintSettings, qr: { ...defaultPrintSettings.qr, size: 5 } } } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('application');
    await expect(canvas.queryByText('QR code: too small')).not.toBeInTheDocument();
    const [positionLabel] = canvas.getAllByText('10.8');
    await expect(positionLabel).toBeVisible();
    window.scrollTo(0, 400);
    await expect(await canvas.findByText('QR code: too small')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Preview' }).getBoundingClientRect().height).toBe(152),
    );
    // It is too small for rulers and handles.
    for (const annotation of [positionLabel, canvas.getByTitle('Drag to resize')])
      await expect(annotation).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Make it 14.7 mm' }));
    await expect(canvas.getByText('Will it scan?')).toHaveFocus();
  },
};

export const ShowsTheQuantityWhileItHasFocus: Story = {
  play: async ({ canvas }) => {
    window.scrollTo(0, 400);
    const field = await canvas.findByRole('textbox', { name: 'Quantity' });
    const label = canvas.getByText('Quantity');
    await waitFor(() => expect(describeTopmostElement(label)).not.toBe('itself'));
    field.focus();
    await waitFor(() => expect(describeTopmostElement(label)).toBe('itself'));
    field.blur();
    await waitFor(() => expect(describeTopmostElement(label)).not.toBe('itself'));
  },
};

/** The result is in the summary and in the scan checks. With the sheet, the page navigation needs the space. */
export const SaysThatTheCodeScans: Story = {
  play: async ({ canvas, userEvent }) => {
    const result = 'Scans from up to about 12 cm away';
    await expect(canvas.getAllByText(result)).toHaveLength(2);
    window.scrollTo(0, 400);
    await userEvent.click(canvas.getByRole('radio', { name: 'Sheet' }));
    await waitFor(() => expect(canvas.getAllByText(result)).toHaveLength(1));
    await userEvent.click(canvas.getByRole('radio', { name: 'Sticker' }));
    await expect(canvas.getAllByText(result)).toHaveLength(2);
  },
};

export const HasTheStartFieldNextToALargeSheetOnly: Story = {
  play: async ({ canvas, userEvent }) => {
    const preview = within(canvas.getByRole('region', { name: 'Preview' }));
    await expect(preview.queryByRole('textbox', { name: 'Start at label' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Sheet' }));
    await expect(preview.getByText('The outer 4 mm may not print')).toBeVisible();
    const startButton = preview.getByRole('button', { name: 'One more: Start at label' });
    const sheet = await preview.findByRole('img', { name: 'Page 1 of 1, 1 sticker' });
    await waitFor(() =>
      expect(sheet.getBoundingClientRect().right).toBeLessThan(startButton.getBoundingClientRect().left),
    );
    await userEvent.click(startButton);
    await expect(canvas.getByText(/starts at label 2$/)).toBeVisible();
    window.scrollTo(0, 400);
    await waitFor(() => expect(preview.queryByRole('textbox', { name: 'Start at label' })).not.toBeInTheDocument());
  },
};

export const FixesTheMarginsFromTheSummary: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Sheet' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Fix: Set landscape and 5 mm margins' }));
    const summary = canvas.getByText('1 sticker, 1 page A4, 15 a page (5 × 3)');
    await expect(summary).toHaveFocus();
    await expect(canvas.queryByText('The outer 4 mm may not print')).not.toBeInTheDocument();
  },
};

export const DoesNotSayThatCodesScanIfNothingFits: Story = {
  args: { initialState: { settings: { ...defaultPrintSettings, design: { width: 300, height: 60 } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No sticker fits on this page')).toBeVisible();
    await expect(canvas.queryByText(/^Scans from/)).not.toBeInTheDocument();
  },
};
