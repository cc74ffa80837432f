import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { PrintingStage, printingMeta } from '../PrintingScreen.stage';
import { createFakeExport, pdfArgs, pdfFile } from '../pdf/pdf.stage';
import { createListEntries } from '../tags/tags.sample';
import { openRuns } from './runs.play';

const meta = {
  title: 'Screens/Agency/Printing/Recorded prints',
  component: PrintingStage,
  tags: ['behaviour'],
  ...printingMeta,
  args: {
    ...printingMeta.args,
    initialState: { tags: createListEntries({ text: 'A1, A2' }) },
    createPdf: createFakeExport({ status: 'made', files: [pdfFile] }),
    saveFile: pdfArgs.saveFile,
  },
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RecordsNoSampleCodes: Story = {
  args: { initialState: {} },
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Print Design' }));
    await waitFor(() => expect(context.args.print).toHaveBeenCalledOnce());
    const dialog = await openRuns(context);
    await expect(dialog.getByText(/^No runs yet/)).toBeVisible();
  },
};

export const ReportsThatTheRunWasNotRecorded: Story = {
  args: { historyOptions: { problem: 'full' }, onPrinted: fn() },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Print Design' }));
    await expect(
      await canvas.findByText(/^This run isn't in Recent runs, because your browser's storage is full\./),
    ).toBeVisible();
    await expect(args.onPrinted).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByText(/^This run isn't in Recent runs/)).not.toBeInTheDocument();
  },
};

export const MarksASavedPdfAsPrinted: Story = {
  args: { onPrinted: fn() },
  play: async (context) => {
    const { args, canvas, step, userEvent } = context;
    await step('does not count saving as printing', async () => {
      const saveButton = canvas.getByRole('button', { name: 'Save as PDF' });
      await userEvent.click(saveButton);
      await expect(await canvas.findByText('PDF saved')).toBeVisible();
      // Saving the same file again does not record another run.
      await userEvent.click(saveButton);
      await expect(args.onPrinted).not.toHaveBeenCalled();
      await userEvent.click(canvas.getByRole('radio', { name: 'A3' }));
      await userEvent.click(canvas.getByRole('radio', { name: 'A4' }));
      await expect(canvas.queryByText(/^Continue on the sheet/)).not.toBeInTheDocument();
    });
    await step('marks the tags and the sheet once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Mark 2 tags as printed' }));
      const markedButton = canvas.getByRole('button', { name: 'Marked as printed' });
      await expect(markedButton).toHaveFocus();
      await userEvent.click(markedButton);
      await expect(args.onPrinted).toHaveBeenCalledOnce();
      await expect(args.onPrinted).toHaveBeenCalledWith(['A1', 'A2']);
      await expect(canvas.queryByText(/^Continue on the sheet/)).not.toBeInTheDocument();
      await userEvent.click(canvas.getByRole('radio', { name: 'A3' }));
      await userEvent.click(canvas.getByRole('radio', { name: 'A4' }));
      await expect(await canvas.findByText(/: 2 labels used, start at label 3\.$/)).toBeVisible();
    });
    await step('records the PDF once', async () => {
      const dialog = await openRuns(context);
      await expect(dialog.getAllByRole('listitem')).toHaveLength(1);
      await expect(dialog.getByText(/ · PDF, marked as printed$/)).toBeVisible();
    });
  },
};

export const MarksNoSampleCodes: Story = {
  args: { initialState: {} },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save as PDF' }));
    await expect(await canvas.findByText('PDF saved')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /as printed/ })).not.toBeInTheDocument();
  },
};
