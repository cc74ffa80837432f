import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';

import { sampleDesign } from '~/components/printing/design.sample';

import { fillField, getGroupHeader } from './PrintingScreen.play';
import { PrintingStage, printingMeta } from './PrintingScreen.stage';

const meta = {
  title: 'Screens/Agency/Printing/Undo and redo',
  component: PrintingStage,
  tags: ['behaviour'],
  ...printingMeta,
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UndoesAndRedoesWithTheButtons: Story = {
  play: async ({ canvas, userEvent }) => {
    const undoButton = canvas.getByRole('button', { name: 'Undo' });
    const redoButton = canvas.getByRole('button', { name: 'Redo' });
    await userEvent.click(canvas.getByRole('radio', { name: 'A5' }));
    const field = await fillField({ canvas, userEvent }, 'Design width', '34.5');
    await userEvent.click(undoButton);
    await expect(field).toHaveValue('50');
    await expect(canvas.getByText('Undone: sticker size')).toBeInTheDocument();
    await expect(await screen.findByRole('tooltip', { name: 'Undo: paper' })).toBeVisible();
    await userEvent.click(undoButton);
    await expect(canvas.getByRole('radio', { name: 'A4' })).toBeChecked();
    await expect(undoButton).toHaveFocus();
    await expect(undoButton).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(redoButton);
    await userEvent.click(redoButton);
    await expect(canvas.getByRole('radio', { name: 'A5' })).toBeChecked();
    await expect(field).toHaveValue('34.5');
  },
};

export const UndoesWithTheKeyboard: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Size' });
    await step('leaves Ctrl+Z to the field while the user types', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '24');
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect(getGroupHeader(canvas, 'QR code')).toHaveTextContent('24 mm');
    });
    await step('undoes the setting after blur, and keeps the focus', async () => {
      await userEvent.tab();
      const nextField = canvas.getByRole('combobox', { name: 'Error correction' });
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect(field).toHaveValue('15');
      await expect(nextField).toHaveFocus();
      await userEvent.keyboard('{Meta>}{Shift>}Z{/Shift}{/Meta}');
      await expect(field).toHaveValue('24');
    });
    await step('undoes in a focused field in which nothing was typed', async () => {
      await userEvent.click(field);
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect(field).toHaveValue('15');
      await expect(field).toHaveFocus();
      await userEvent.keyboard('{Control>}y{/Control}');
      await expect(field).toHaveValue('24');
      // The key that is labelled Z on an English keyboard types 'ئ' on an Arabic keyboard.
      await fireEvent.keyDown(field, { key: 'ئ', code: 'KeyZ', ctrlKey: true });
      await expect(field).toHaveValue('15');
    });
  },
};

export const UndoesADragInOneStep: Story = {
  play: async ({ canvas, userEvent }) => {
    const qrCode = await canvas.findByRole('application');
    await fireEvent.pointerDown(qrCode, { clientX: 0, clientY: 0, button: 0, pointerId: 1 });
    for (const clientX of [60, 80, 4000]) await fireEvent.pointerMove(qrCode, { clientX, clientY: 0, pointerId: 1 });
    const field = canvas.getByRole('textbox', { name: 'From left' });
    await waitFor(() => expect(field).toHaveValue('90'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(field).toHaveValue('90');
    await fireEvent.pointerUp(qrCode, { pointerId: 1 });
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(field).toHaveValue('18');
    await expect(qrCode).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const RestoresEverythingAfterReset: Story = {
  args: {
    initialState: { design: sampleDesign },
    releaseDesign: fn(),
    reopenDesign: (design) => ({ ...design, name: `reopened ${design.name}` }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('heading', { name: 'Tags' }));
    await userEvent.click(canvas.getByRole('radio', { name: /^List or CSV/ }));
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Codes' }));
    await userEvent.paste('A1\nA2\nA3');
    await fillField({ canvas, userEvent }, 'Quantity', '4');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(args.releaseDesign).toHaveBeenLastCalledWith(sampleDesign);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('reopened windscreen-50x60.png')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Quantity' })).toHaveValue('4');
    await expect(await canvas.findByText('12 stickers · 1 page A4 · 16 a page (4 × 4)')).toBeVisible();
  },
};

export const KeepsTheFocusIfAFieldDisappears: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('heading', { name: 'Barcode' }));
    await userEvent.click(canvas.getByRole('switch', { name: 'Barcode' }));
    await userEvent.tab();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(canvas.queryByRole('textbox', { name: 'Barcode width' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
  },
};
