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
      'Needs a 17 × 60 mm sticker.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Print Design' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'The sticker is too small for this QR code. Make it at least 17 × 60 mm.',
    });
    await expect(dialog).toHaveTextContent('Phones need a code of 14.7 mm, plus 1 mm on each side for the cut.');
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
