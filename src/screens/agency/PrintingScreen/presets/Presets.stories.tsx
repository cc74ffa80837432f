import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

import { expectNoOverflowAfter } from '~/components/a11y/reflow.play';
import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';

import { PrintingStage, printingMeta } from '../PrintingScreen.stage';
import { samplePresets, createLabelSheetSettings } from './presets.sample';

const presets = { savedPresets: samplePresets, save: fn(), exportFile: fn(), readFile: fn() };

const meta = {
  title: 'Screens/Agency/Printing/Preset states',
  component: PrintingStage,
  tags: ['state'],
  ...printingMeta,
  args: { ...printingMeta.args, presets },
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the dialog and waits until it is loaded. Expands the settings group of its field, which phones collapse. */
const openDialog: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  const field = await canvas.findByRole('button', { name: /^Label sheet/, hidden: true });
  if (!field.checkVisibility()) await userEvent.click(canvas.getByRole('heading', { name: 'Paper' }));
  await userEvent.click(field);
  await expect(await screen.findByRole('dialog', { name: 'Label sheets and presets' })).toBeVisible();
};

export const OpenDialog: Story = { parameters: { modes: 'phone' }, play: openDialog };
export const DialogFitsATablet: Story = {
  tags: ['!state', 'behaviour'],
  play: expectNoOverflowAfter(openDialog),
  globals: { viewport: { value: 'w768' } },
};
export const DialogFitsAPhone: Story = {
  tags: ['!state', 'behaviour'],
  play: expectNoOverflowAfter(openDialog),
  globals: { viewport: { value: 'w360' } },
};
export const DialogWithoutPresets: Story = { play: openDialog, args: { presets: { ...presets, savedPresets: [] } } };

export const LabelSheetChosen: Story = {
  args: { initialState: { settings: { ...createLabelSheetSettings('Avery L7160'), quantity: 12 } } },
};

export const RoundLabelsChosen: Story = {
  args: {
    initialState: {
      settings: {
        ...createLabelSheetSettings('HERMA 4477'),
        quantity: 12,
        start: 2,
        qr: { ...defaultPrintSettings.qr, size: 30, x: 50 },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The QR code sticks out/)).toBeVisible();
  },
};

export const ChangedLabelSheetFitsAPhone: Story = {
  tags: ['!state', 'behaviour'],
  args: { initialState: { settings: { ...createLabelSheetSettings('Avery L7160'), gap: { x: 5, y: 0 } } } },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('heading', { name: 'Paper' }));
    await expect(await canvas.findByText(/^Changed from Avery L7160\./)).toBeVisible();
  },
};
