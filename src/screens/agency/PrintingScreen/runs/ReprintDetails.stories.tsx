import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { sampleDesign } from '~/components/printing/design.sample';
import type { DesignResult } from '~/domain/printing/design/designFile';
import { createRecordedRun } from '~/domain/printing/runs/recordedRun.sample';
import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';

import { PrintingStage, printingMeta } from '../PrintingScreen.stage';
import { openReprint, openRuns } from './runs.play';

/** `readDesign` of a story adds a function for each call; the promise resolves when this function is called. */
const finishReadingFunctions: (() => void)[] = [];

const runName = 'windscreens.csv, 42 codes';

const meta = {
  title: 'Screens/Agency/Printing/Reprint details',
  component: PrintingStage,
  tags: ['behaviour'],
  ...printingMeta,
  args: {
    ...printingMeta.args,
    runs: [
      createRecordedRun({
        settings: { ...defaultPrintSettings, quantity: 2, start: 5 },
        design: { name: 'dog.png', pictureId: 'p1' },
      }),
    ],
    historyOptions: { picture: new File(['picture'], 'dog.png') },
    readDesign: (): Promise<DesignResult> =>
      Promise.resolve({ ok: true, design: { ...sampleDesign, name: 'dog.png' } }),
  },
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ExplainsErrorsInThePageNumbers: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openReprint(context, runName);
    await userEvent.click(await dialog.findByRole('radio', { name: 'Pages' }));
    const field = dialog.getByRole('textbox', { name: 'Pages' });
    await expect(field).toHaveAccessibleDescription('1 to 6, such as 2 or 1-3');
    for (const [text, message] of [
      ['{Enter}', 'Enter a page, such as 1.'],
      ['7{Enter}', 'There is no page 7. Enter pages from 1 to 6.'],
      ['5-3{Enter}', '“5-3” runs backwards. Enter 3-5.'],
      ['last{Enter}', "We can't read “last”. Enter pages such as 2 or 1-3."],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await waitFor(() => expect(field).toHaveAccessibleDescription(`${message} 1 to 6, such as 2 or 1-3`));
    }
    await expect(screen.getByRole('dialog', { name: 'Reprint' })).toBeVisible();
  },
};

/** Closing the dialog while the picture is still being read cancels the reprint. */
export const DropsAReprintWhenTheDialogCloses: Story = {
  args: {
    readDesign: () =>
      new Promise((resolve) => finishReadingFunctions.push(() => resolve({ ok: true, design: sampleDesign }))),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openReprint(context, runName);
    await userEvent.click(await dialog.findByRole('button', { name: 'Reprint 84 labels' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const runsDialog = await openRuns(context);
    finishReadingFunctions.pop()?.();
    await userEvent.click(runsDialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.queryByText('Reprint of 42, 2 each')).not.toBeInTheDocument();
  },
};

export const AsksForAPictureThatWasNotKept: Story = {
  args: { historyOptions: {} },
  play: async (context) => {
    const dialog = await openReprint(context, runName);
    await context.userEvent.click(await dialog.findByRole('button', { name: 'Reprint 84 labels' }));
    await expect(
      await context.canvas.findByText(/This run's picture wasn't kept on this device\. Upload it again/),
    ).toBeVisible();
  },
};

export const RecordsTheReprint: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openReprint(context, runName);
    await userEvent.click(await dialog.findByRole('button', { name: 'Reprint 84 labels' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Print Design' }));
    const runsDialog = await openRuns(context);
    await expect(await runsDialog.findByRole('heading', { name: 'Reprint of 84 labels' })).toBeVisible();
    const [newestRun] = runsDialog.getAllByRole('listitem');
    await expect(within(newestRun ?? document.body).getByText('84 stickers · 6 pages A4 · dog.png')).toBeVisible();
  },
};
