import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { createRecordedRun, createRunCodes } from '~/domain/printing/runs/recordedRun.sample';
import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';

import { PrintingStage, printingMeta } from '../PrintingScreen.stage';
import { createListEntries } from '../tags/tags.sample';
import { openReprint } from './runs.play';

/** 14 codes. The recorded run in the args contains the first 12. */
const codes = createRunCodes(14).map(({ code }) => code);
const tags = createListEntries({ text: codes.join() });

const meta = {
  title: 'Screens/Agency/Printing/Printed before',
  component: PrintingStage,
  tags: ['behaviour'],
  ...printingMeta,
  args: {
    ...printingMeta.args,
    runs: [createRecordedRun({ codeCount: 12, lastCode: 'AIR-0012' })],
    initialState: { tags },
  },
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const printedBeforeText = '12 of these 14 codes were printed on 21 Nov, 14:05. Print them again?';

export const AsksBeforeCodesArePrintedTwice: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Print Design' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Already printed' });
    await expect(dialog).toHaveAccessibleDescription(printedBeforeText);
    await expect(screen.getByRole('button', { name: 'Back to settings' })).toHaveFocus();
    await expect(args.print).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Print anyway' }));
    await expect(args.print).toHaveBeenCalledOnce();
  },
};

export const ShowsPrintedCodesTogetherWithScanErrors: Story = {
  args: {
    initialState: {
      tags,
      settings: { ...defaultPrintSettings, qr: { ...defaultPrintSettings.qr, size: 8 } },
    },
  },
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Save as PDF' }));
    const dialog = await screen.findByRole('alertdialog', { name: "This QR code probably won't scan" });
    await expect(dialog).toHaveTextContent(printedBeforeText);
  },
};

export const DoesNotAskBeforeAReprint: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const dialog = await openReprint(context, 'windscreens.csv, 12 codes');
    await userEvent.click(await dialog.findByRole('button', { name: 'Reprint 12 labels' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Print Design' }));
    await expect(args.print).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};
