import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { PrintingStage, printingMeta } from '../PrintingScreen.stage';
import type { PrintingEffects } from '../controller/printingEffects';
import { chooseRunAction, openRuns } from './runs.play';
import { sampleRuns } from './runs.sample';

const saveTable = fn<PrintingEffects['saveTable']>(() => Promise.resolve(true));

const meta = {
  title: 'Screens/Agency/Printing/Recent runs',
  component: PrintingStage,
  tags: ['behaviour'],
  ...printingMeta,
  args: { ...printingMeta.args, runs: sampleRuns, saveTable },
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SavesTheManifestOfARun: Story = {
  play: async (context) => {
    await openRuns(context);
    await chooseRunAction(context, 'Series AIR-0001 to AIR-0120', 'Code list (CSV)');
    await waitFor(() => expect(saveTable).toHaveBeenCalledOnce());
    const [table, name] = saveTable.mock.lastCall ?? [];
    await expect(name).toBe('airotag-stickers-2026-11-20');
    await expect(table?.headers).toEqual(['Page', 'Label', 'Code']);
    await expect(table?.rows).toHaveLength(240);
    // The run began at label 6 of 21, with two copies of each code.
    await expect(table?.rows.slice(15, 18)).toEqual([
      [1, 21, 'AIR-0008'],
      [2, 1, 'AIR-0009'],
      [2, 2, 'AIR-0009'],
    ]);
  },
};

export const ReportsThatTheManifestCouldNotBeMade: Story = {
  args: { saveTable: fn<PrintingEffects['saveTable']>(() => Promise.resolve(false)) },
  play: async (context) => {
    const dialog = await openRuns(context);
    await chooseRunAction(context, '1 tag', 'Code list (CSV)');
    await expect(await dialog.findByText(/^The code list could not be made/)).toBeVisible();
  },
};

export const RemovesARunAndRestoresIt: Story = {
  play: async (context) => {
    const dialog = await openRuns(context);
    await chooseRunAction(context, '1 tag', 'Remove');
    await expect(await dialog.findByText('Removed “1 tag”.')).toBeVisible();
    await expect(dialog.queryByRole('heading', { name: '1 tag' })).not.toBeInTheDocument();
    await waitFor(() => expect(dialog.getByText(/^The last 20 runs stay on this device/)).toHaveFocus());
    await context.userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    await expect(await dialog.findByText('“1 tag” is back.')).toBeVisible();
    await expect(dialog.getByRole('heading', { name: '1 tag' })).toBeVisible();
  },
};

export const RemovesAllRunsAfterConfirmation: Story = {
  play: async (context) => {
    const { step, userEvent } = context;
    const dialog = await openRuns(context);
    await step('keeps the runs if the user cancels', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Remove all' }));
      await expect(await screen.findByRole('alertdialog', { name: 'Remove all 5 runs?' })).toHaveAccessibleDescription(
        "You can't undo this. Your tags and your saved files stay.",
      );
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      await expect(dialog.getAllByRole('listitem')).toHaveLength(5);
    });
    await step('removes all runs', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Remove all' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
      await expect(await dialog.findByText(/^No runs yet/)).toBeVisible();
    });
  },
};

export const OpensAReprintAndClosesWithTheKeyboard: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openRuns(context);
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Reprint… windscreens.csv, 42 codes' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Reprint' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Back to recent runs' }));
    await expect(screen.getByRole('heading', { level: 2, name: 'Recent runs' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Recent runs' })).toHaveFocus());
  },
};
