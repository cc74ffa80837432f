import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { readPresetFile } from '~/domain/printing/presets/presetFile';

import { fillField } from '../PrintingScreen.play';
import { PrintingStage, printingMeta } from '../PrintingScreen.stage';
import { choosePresetAction, openPresets } from './presets.play';
import { samplePresets } from './presets.sample';

const presets = { savedPresets: samplePresets, save: fn(), exportFile: fn<(text: string) => void>(), readFile: fn() };

const meta = {
  title: 'Screens/Agency/Printing/Presets',
  component: PrintingStage,
  tags: ['behaviour'],
  ...printingMeta,
  args: { ...printingMeta.args, presets },
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SavesAndAppliesPresets: Story = {
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await fillField(context, 'Quantity', '3');
    await userEvent.click(canvas.getByRole('radio', { name: 'A5' }));
    const dialog = await openPresets(context);
    await step('asks for a name that is not taken', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Save these settings' }));
      const nameField = dialog.getByRole('textbox', { name: 'Name of the preset' });
      await expect(nameField).toHaveFocus();
      await userEvent.type(nameField, 'collar TAGS{Enter}');
      await expect(nameField).toHaveAccessibleDescription('A preset has this name already. Enter another one.');
      await userEvent.clear(nameField);
      await userEvent.type(nameField, 'Small paper{Enter}');
      await expect(dialog.getByRole('status', { name: '' })).toHaveTextContent('Saved “Small paper”.');
    });
    await step('applies a preset and keeps the quantity', async () => {
      await userEvent.click(dialog.getByRole('button', { name: /^Windscreen, HERMA/ }));
      await expect(await canvas.findByText('3 stickers · 1 page A4 · 6 a page (2 × 3)')).toBeVisible();
      await expect(await canvas.findByRole('button', { name: 'Label sheet Windscreen, HERMA' })).toBeVisible();
    });
  },
};

export const RenamesAPresetAndUndoesItsDeletion: Story = {
  play: async (context) => {
    const { step, userEvent } = context;
    const dialog = await openPresets(context);
    const getPresetTexts = () =>
      dialog.getAllByRole('button', { name: /per sheet/ }).map(({ textContent }) => textContent);
    await step('renames a preset', async () => {
      await choosePresetAction(context, 'Collar tags', 'Rename');
      const nameField = await dialog.findByRole('textbox', { name: 'Name of the preset' });
      await userEvent.clear(nameField);
      await userEvent.type(nameField, 'Zoo tags{Enter}');
      await expect(dialog.getByRole('button', { name: /^Zoo tags/ })).toBeVisible();
    });
    await step('deletes the preset', async () => {
      await choosePresetAction(context, 'Zoo tags', 'Delete');
      await expect(await dialog.findByText('Deleted “Zoo tags”.')).toBeVisible();
      await expect(getPresetTexts()).toHaveLength(1);
    });
    await step('restores the deleted preset', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
      await expect(getPresetTexts()).toHaveLength(2);
    });
  },
};

export const ExportsAndImportsPresets: Story = {
  args: {
    presets: { ...presets, readFile: fn(async (file: File) => readPresetFile(await file.text())) },
  },
  play: async (context) => {
    const { args, step, userEvent } = context;
    const dialog = await openPresets(context);
    await userEvent.click(dialog.getByRole('button', { name: 'Export all presets to a file' }));
    const [exportedText = ''] = presets.exportFile.mock.lastCall ?? [];
    const importText = (content: string) =>
      userEvent.upload(dialog.getByLabelText('Import presets from a file'), new File([content], 'presets.json'));
    await step('skips presets that exist already', async () => {
      await importText(exportedText);
      await expect(await dialog.findByText('No new presets in this file. 2 presets you have already.')).toBeVisible();
    });
    await step('renames presets with a taken name and other settings', async () => {
      await importText(exportedText.replaceAll('"dpi":600', '"dpi":300'));
      await expect(
        await dialog.findByText(
          'Imported 2 presets. Renamed, since you have these names: “Collar tags (2)”, “Windscreen, HERMA (2)”.',
        ),
      ).toBeVisible();
      await expect(args.presets?.save).toHaveBeenCalled();
    });
    await step('rejects other files', async () => {
      await importText('{"format":"workspace-backup"}');
      await expect(await dialog.findByText(/^This file has no presets\./)).toBeVisible();
    });
  },
};

export const SaysThatStorageIsFull: Story = {
  args: { presets: { ...presets, save: () => 'full' } },
  play: async (context) => {
    const dialog = await openPresets(context);
    await choosePresetAction(context, 'Collar tags', 'Replace with these settings');
    await expect(
      await dialog.findByText(/^Replaced “Collar tags”\. Your browser's storage is full, so this stays only until/),
    ).toBeVisible();
  },
};
