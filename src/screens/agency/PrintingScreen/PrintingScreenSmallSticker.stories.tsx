import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';

import { fillField } from './PrintingScreen.play';
import { PrintingStage, printingMeta } from './PrintingScreen.stage';

const { qr } = defaultPrintSettings;
const settings = { ...defaultPrintSettings, design: { width: 10, height: 60 }, qr: { ...qr, size: 5 } };

/** A sticker without space for a code that scans. */
const meta = {
  title: 'Screens/Agency/Printing/Small sticker',
  component: PrintingStage,
  tags: ['behaviour'],
  ...printingMeta,
  args: { ...printingMeta.args, initialState: { settings } },
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SaysThatTheStickerIsTooSmall: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Size' })).toHaveAccessibleDescription(
      'At least 14.7 mm to scan: make the sticker larger.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Print Design' }));
    const dialog = await screen.findByRole('alertdialog', { name: "This QR code probably won't scan" });
    await expect(dialog).toHaveTextContent('QR code too small at 5 mm. Make it at least 14.7 mm.');
    await expect(dialog).toHaveTextContent("That doesn't fit on 10 × 60 mm with room to cut. Make the sticker larger.");
  },
};

export const NamesTheNeededSizeAtItsField: Story = {
  args: { initialState: {} },
  play: async ({ canvas, userEvent }) => {
    const field = await fillField({ canvas, userEvent }, 'Size', '5');
    await expect(field).toHaveAccessibleDescription('At least 14.7 mm to scan.');
    await fillField({ canvas, userEvent }, 'Size', '15');
    await expect(field).not.toHaveAccessibleDescription();
  },
};
