import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { expectNoPageOverflow } from '~/components/a11y/reflow.play';
import { sampleDesign } from '~/components/printing/design.sample';
import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';

import { getGroupHeader, readQrPlacement } from './PrintingScreen.play';
import { PrintingStage, printingMeta } from './PrintingScreen.stage';

const { qr } = defaultPrintSettings;
const settings = { ...defaultPrintSettings, quantity: 17 };
const stateWithDesign = { design: sampleDesign, settings };
const lowResolutionDesign = { ...sampleDesign, originalSize: { width: 189, height: 227 } };

const meta = {
  title: 'Screens/Agency/Printing/States',
  component: PrintingStage,
  tags: ['state'],
  ...printingMeta,
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { acceptance: ['PRN-01', 'PRN-11'] },
  play: async ({ canvas, step, userEvent }) => {
    await step('shows the default settings', async () => {
      await expect(canvas.getByRole('radio', { name: 'A4' })).toBeChecked();
      await expect(canvas.getByText('0 mm · gap 1 mm')).toBeVisible();
      await expect(getGroupHeader(canvas, 'QR code')).toHaveTextContent('15 mm');
      await expect(canvas.getByRole('textbox', { name: 'Design width' })).toHaveValue('50');
      await expect(canvas.getByRole('textbox', { name: 'Design height' })).toHaveValue('60');
      await expect(readQrPlacement(canvas)).toEqual(['15', '18', '18']);
      await expect(canvas.getByRole('textbox', { name: 'Code colour' })).toHaveValue('000000');
      await expect(canvas.getByRole('textbox', { name: 'Background' })).toHaveValue('FFFFFF');
      await expect(canvas.getByRole('switch', { name: 'White background' })).toBeChecked();
      await expect(canvas.getByRole('textbox', { name: 'Quantity' })).toHaveValue('1');
      await expect(canvas.getByText('1 sticker · 1 page A4 · 16 a page (4 × 4)')).toBeVisible();
    });
    await step('labels the codes as samples', async () => {
      await expect(canvas.getByText('Sample codes')).toBeVisible();
    });
    await step('has no margins', async () => {
      await userEvent.click(canvas.getByRole('heading', { name: 'Margins and gaps' }));
      await expect(canvas.getByRole('switch', { name: 'Same on all sides' })).toBeChecked();
      for (const name of ['Top margin', 'Right margin', 'Bottom margin', 'Left margin'])
        await expect(canvas.getByRole('textbox', { name })).toHaveValue('0');
    });
  },
};

/** The snapshot uses forced colours. To see them in Storybook, turn on high contrast in your system. */
export const ForcedColours: Story = { parameters: { forcedColours: true } };

export const WithDesign: Story = {
  parameters: { modes: 'office' },
  args: { initialState: stateWithDesign },
  play: async ({ canvas }) => {
    // The image is in both previews: on the sheet and in the close-up.
    for (const name of ['Sheet', 'Sticker'])
      await waitFor(() => expect(canvas.getByRole('region', { name })).toContainHTML('href="data:image/svg+xml'));
  },
};

export const FitsATablet: Story = {
  tags: ['!state', 'behaviour'],
  args: { initialState: stateWithDesign },
  globals: { viewport: { value: 'w768' } },
  play: () => expectNoPageOverflow(),
};

export const FitsAPhone: Story = {
  tags: ['!state', 'behaviour'],
  args: { initialState: stateWithDesign },
  globals: { viewport: { value: 'w360' } },
  play: () => expectNoPageOverflow(),
};

export const NoStickerFits: Story = {
  parameters: { acceptance: ['PRN-10'] },
  args: { initialState: { settings: { ...defaultPrintSettings, design: { width: 220, height: 60 } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'No sticker fits: the design is wider than the 210 × 297 mm inside the margins. Make it narrower.',
    );
    await expect(canvas.getByRole('button', { name: 'Print Design' })).toBeDisabled();
    await expect(canvas.getByText('No sticker fits on this page')).toBeVisible();
  },
};

export const DesignRejected: Story = {
  args: { initialState: { ...stateWithDesign, rejectedDesign: { name: 'new.png', error: { reason: 'empty' } } } },
};

export const DesignFailedToPrint: Story = {
  args: { initialState: { ...stateWithDesign, printStatus: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      "Your design or part of this page didn't load, so nothing was printed. Check your connection and upload the design again.",
    );
  },
};

export const WithScanErrors: Story = {
  args: { initialState: { ...stateWithDesign, settings: { ...settings, qr: { ...qr, size: 8, x: 90 } } } },
  play: async ({ canvas }) => {
    // The message is in the header of the settings group 'QR code' and next to the code in the preview.
    await waitFor(() => expect(canvas.getAllByText('Too small')).toHaveLength(2));
    for (const error of canvas.getAllByText('Too small')) await expect(error).toBeVisible();
  },
};

export const DesignWithLowResolution: Story = {
  args: { initialState: { ...stateWithDesign, design: lowResolutionDesign } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('96 dpi at this size. Use 300 for a sharp print.')).toBeVisible();
  },
};
