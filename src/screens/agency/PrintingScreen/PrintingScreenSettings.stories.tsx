import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';

import { fillField, readQrPlacement } from './PrintingScreen.play';
import { PrintingStage, printingMeta } from './PrintingScreen.stage';

const meta = {
  title: 'Screens/Agency/Printing/Settings',
  component: PrintingStage,
  tags: ['behaviour'],
  ...printingMeta,
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CountsPagesByPaper: Story = {
  parameters: { acceptance: ['PRN-02', 'PRN-08'] },
  play: async ({ canvas, userEvent }) => {
    await fillField({ canvas, userEvent }, 'Quantity', '17');
    await expect(canvas.getByText('17 stickers · 2 pages A4 · 16 a page (4 × 4)')).toBeVisible();
    await expect(await canvas.findByRole('img', { name: 'Page 1 of 2, 16 stickers' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(await canvas.findByRole('img', { name: 'Page 2 of 2, 1 sticker' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'A3' }));
    await expect(canvas.getByText('17 stickers · 1 page A3 · 30 a page (5 × 6)')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'A5' }));
    await expect(canvas.getByText('17 stickers · 3 pages A5 · 6 a page (2 × 3)')).toBeVisible();
  },
};

export const SuggestsRotatingThePaper: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'A5' }));
    await expect(canvas.queryByRole('button', { name: 'Rotate the paper' })).not.toBeInTheDocument();
    await fillField({ canvas, userEvent }, 'Quantity', '7');
    await expect(canvas.getByText('Rotate the paper to fit 8 stickers a page instead of 6.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Rotate the paper' }));
    await expect(canvas.getByRole('radio', { name: 'Landscape' })).toBeChecked();
    await expect(canvas.getByText('7 stickers · 1 page A5 · 8 a page (4 × 2)')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Rotate the paper' })).not.toBeInTheDocument();
  },
};

export const AppliesLimitsOnBlur: Story = {
  parameters: { acceptance: ['PRN-03', 'VAL-14'] },
  play: async ({ canvas, userEvent }) => {
    const context = { canvas, userEvent };
    await userEvent.click(canvas.getByRole('heading', { name: 'Margins and gaps' }));
    await expect(await fillField(context, 'Top margin', '-2')).toHaveValue('0');
    await expect(await fillField(context, 'Design width', '9')).toHaveValue('10');
    await expect(await fillField(context, 'Size', '1')).toHaveValue('5');
    await expect(await fillField(context, 'From left', '101')).toHaveValue('100');
    await expect(await fillField(context, 'Quantity', '0')).toHaveValue('1');
    await expect(canvas.getByText('Set to 1, the minimum.')).toBeVisible();
    await expect(await fillField(context, 'Design width', '15')).toHaveValue('15');
    await expect(await fillField(context, 'Quantity', '2001')).toHaveValue('2000');
    await expect(canvas.getByText('Up to 2,000 stickers per print. Print the rest after these.')).toBeVisible();
  },
};

export const LinksTheMargins: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('heading', { name: 'Margins and gaps' }));
    await fillField({ canvas, userEvent }, 'Left margin', '5');
    await expect(canvas.getByRole('textbox', { name: 'Top margin' })).toHaveValue('5');
    await userEvent.click(canvas.getByRole('switch', { name: 'Same on all sides' }));
    await fillField({ canvas, userEvent }, 'Top margin', '7,5');
    await fillField({ canvas, userEvent }, 'Left margin', '12,5');
    await expect(canvas.getByRole('textbox', { name: 'Top margin' })).toHaveValue('7.5');
    await expect(canvas.getByText('7.5, 5, 5, 12.5 mm · gap 1 mm')).toBeVisible();
    await expect(canvas.getByText('1 sticker · 1 page A4 · 12 a page (3 × 4)')).toBeVisible();
  },
};

export const LinksWidthAndHeight: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const context = { canvas, userEvent };
    const [widthField, heightField] = ['Design width', 'Design height'].map((name) =>
      canvas.getByRole('textbox', { name }),
    );
    const linkSwitch = canvas.getByRole('switch', { name: 'Keep proportions', checked: false });
    await fillField(context, 'Design width', '100');
    await expect(heightField).toHaveValue('60');
    await step('changes both in proportion', async () => {
      await userEvent.click(linkSwitch);
      await expect(linkSwitch).toBeChecked();
      await fillField(context, 'Design height', '33.3');
      await expect(widthField).toHaveValue('55.5');
    });
    await step('says that a limit changed the proportion, and restores the proportion', async () => {
      await fillField(context, 'Design width', '12');
      await expect(heightField).toHaveValue('10');
      await expect(canvas.getByText('10 mm is the minimum. The proportion has changed.')).toBeVisible();
      await fillField(context, 'Design width', '50');
      await expect(heightField).toHaveValue('30');
      await expect(canvas.queryByText(/The proportion has changed/)).not.toBeInTheDocument();
    });
    await step('has a separate switch for the barcode', async () => {
      await userEvent.click(canvas.getByRole('heading', { name: 'Barcode' }));
      await userEvent.click(canvas.getByRole('switch', { name: 'Barcode' }));
      const [, barcodeSwitch] = canvas.getAllByRole('switch', { name: 'Keep proportions' });
      await expect(barcodeSwitch).not.toBeChecked();
    });
  },
};

export const UpdatesTheFieldsWhileDragging: Story = {
  parameters: { acceptance: ['PRN-06'] },
  play: async ({ canvas }) => {
    const codeElement = await canvas.findByRole('application');
    await fireEvent.pointerDown(codeElement, { clientX: 0, clientY: 0, button: 0, pointerId: 1 });
    await fireEvent.pointerMove(codeElement, { clientX: 4000, clientY: -4000, pointerId: 1 });
    await waitFor(() => expect(readQrPlacement(canvas)).toEqual(['15', '90', '0']));
    await fireEvent.pointerUp(codeElement, { pointerId: 1 });
    await expect(readQrPlacement(canvas)).toEqual(['15', '90', '0']);
  },
};
