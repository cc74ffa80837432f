import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';

import { sampleDesign } from '~/components/printing/design.sample';
import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';

import { fillField, getGroupHeader } from './PrintingScreen.play';
import { PrintingStage, printingMeta } from './PrintingScreen.stage';

const { qr } = defaultPrintSettings;
const settings = { ...defaultPrintSettings, design: { width: 10, height: 60 }, qr: { ...qr, size: 5 } };

/** Stories of a sticker that is too small for a QR code that scans. */
const meta = {
  title: 'Screens/Agency/Printing/Small sticker',
  component: PrintingStage,
  tags: ['behaviour'],
  ...printingMeta,
  args: { ...printingMeta.args, initialState: { settings } },
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MakesTheStickerLarger: Story = {
  args: { initialState: { settings, design: sampleDesign } },
  play: async ({ canvas, userEvent }) => {
    const matchingHeightLabel = /^Make the sticker .* high$/;
    await expect(await canvas.findByRole('textbox', { name: 'Size' })).toHaveAccessibleDescription(
      'Use at least 14.7 mm.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Design width' })).toHaveAccessibleDescription(
      'Use at least 17 mm.',
    );
    await expect(getGroupHeader(canvas, 'Design')).toHaveTextContent('Too small');
    await expect(canvas.queryByRole('button', { name: matchingHeightLabel })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Print Design' }));
    const dialog = await screen.findByRole('alertdialog', { name: "This QR code probably won't scan" });
    await expect(dialog).toHaveTextContent(
      'The QR code is too small at 5 mm. It needs to be 14.7 mm, on a sticker at least 17 mm wide.',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enlarge code and sticker' }));
    await expect(await canvas.findByRole('textbox', { name: 'Design width' })).toHaveValue('17');
    await expect(canvas.getByRole('textbox', { name: 'Size' })).toHaveValue('14.7');
    await expect(canvas.getByText('Scans from up to about 12 cm away')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: matchingHeightLabel })).toBeVisible();
  },
};

export const ShowsTheNeededSizeAtTheSizeField: Story = {
  args: { initialState: {} },
  play: async ({ canvas, userEvent }) => {
    const field = await fillField({ canvas, userEvent }, 'Size', '5');
    await expect(field).toHaveAccessibleDescription('Use at least 14.7 mm.');
    await fillField({ canvas, userEvent }, 'Size', '15');
    await expect(field).not.toHaveAccessibleDescription();
  },
};
