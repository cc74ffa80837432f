import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

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

export const MakesTheStickerLarger: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Size' })).toHaveAccessibleDescription(
      'Needs a 17 × 60 mm sticker.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Print Design' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'This QR code needs a larger sticker' });
    await expect(dialog).toHaveTextContent('The sticker is too small for this QR code. Make it at least 17 × 60 mm.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Make the sticker 17 mm wide' }));
    await expect(await canvas.findByRole('textbox', { name: 'Design width' })).toHaveValue('17');
    await expect(canvas.getByRole('textbox', { name: 'Size' })).toHaveValue('14.7');
    await expect(canvas.getByText('Scans up to about 12 cm away')).toBeVisible();
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

export const KeepsTheLabelsVisibleUnderTheTooltip: Story = {
  play: async ({ canvas, userEvent }) => {
    const [linkButton] = await canvas.findAllByRole('button', { name: 'Link width and height' });
    if (!linkButton) throw new Error('There is no link button.');
    await userEvent.hover(linkButton);
    const tooltip = (await screen.findByText('Link')).getBoundingClientRect();
    await waitFor(() => expect(tooltip.bottom).toBeLessThanOrEqual(linkButton.getBoundingClientRect().top));
    for (const text of ['Design height', 'Design width']) {
      const range = document.createRange();
      range.selectNodeContents(canvas.getByText(text));
      const label = range.getBoundingClientRect();
      const isBeside = tooltip.right <= label.left || tooltip.left >= label.right;
      await expect(isBeside).toBe(true);
    }
  },
};
