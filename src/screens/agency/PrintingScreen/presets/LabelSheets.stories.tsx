import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, mocked, screen, waitFor } from 'storybook/test';

import { fillField, readQrPlacement } from '../PrintingScreen.play';
import { PrintingStage, printingMeta } from '../PrintingScreen.stage';
import { openPresets } from './presets.play';

const meta = {
  title: 'Screens/Agency/Printing/Label sheets',
  component: PrintingStage,
  tags: ['behaviour'],
  ...printingMeta,
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;
export const AppliesALabelSheet: Story = {
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await fillField(context, 'Quantity', '22');
    await step('finds a sheet by its number, with the keyboard', async () => {
      const dialog = await openPresets(context);
      await userEvent.type(dialog.getByRole('combobox', { name: 'Number, maker or size' }), 'L7160');
      await expect(dialog.getAllByRole('option')).toHaveLength(1);
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      const presetButton = canvas.getByRole('button', { name: 'Label sheet Avery L7160' });
      await waitFor(() => expect(presetButton).toHaveFocus());
      await expect(canvas.getByText('22 stickers · 2 pages A4 · 21 a page (3 × 7)')).toBeVisible();
      await expect(readQrPlacement(canvas)).toEqual(['15', '18', '18']);
    });
    await step('says that the sheet was changed, and restores it', async () => {
      await fillField(context, 'Design width', '60');
      await expect(await canvas.findByText(/^Changed from Avery L7160\./)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Restore it' }));
      await expect(canvas.getByRole('textbox', { name: 'Design width' })).toHaveValue('63.5');
      await expect(canvas.queryByText(/^Changed from/)).not.toBeInTheDocument();
    });
    await step('removes the label sheet', async () => {
      const dialog = await openPresets(context);
      await userEvent.click(dialog.getByRole('button', { name: 'Use no label sheet' }));
      await expect(await canvas.findByRole('button', { name: 'Label sheet None' })).toBeVisible();
    });
  },
};

export const PrintsOnLetterPaper: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Letter' }));
    await expect(canvas.getByText('1 sticker · 1 page Letter · 16 a page (4 × 4)')).toBeVisible();
    await expect(canvas.getByText('Letter portrait, 215.9 × 279.4 mm')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Print Design' }));
    await waitFor(() => expect(args.print).toHaveBeenCalledOnce());
    const job = await mocked(args.print).mock.calls[0]?.[0]();
    await expect(job?.pages[0]).toMatchObject({ width: 215.9, height: 279.4 });
  },
};
