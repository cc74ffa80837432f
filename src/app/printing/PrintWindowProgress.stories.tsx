import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';

import {
  countPrintedStickers,
  FakeWindow,
  createPrintJob,
  openAndPrint,
  createPrintOptions,
  spyOnWindow,
} from './printWindow.stage';

const meta = {
  title: 'Flows/Print window/Progress',
  component: FakeWindow,
  tags: ['behaviour'],
} satisfies Meta<typeof FakeWindow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const StaysResponsiveWhileItPreparesManyStickers: Story = {
  play: async ({ canvas }) => {
    const { win, print } = spyOnWindow(canvas.getByTitle('Print window'));
    let tickCount = 0;
    const timer = setInterval(() => (tickCount += 1), 1);
    const tickCountsAtReports: number[] = [];
    const printOptions = { ...createPrintOptions(), onProgress: fn(() => void tickCountsAtReports.push(tickCount)) };
    const outcome = openAndPrint(createPrintJob(480), win, printOptions);
    await waitFor(() => expect(printOptions.onProgress).toHaveBeenCalled(), { timeout: 5000 });
    await expect(print).not.toHaveBeenCalled();
    const printWindowQueries = within(win.document.body);
    await expect(printWindowQueries.getByRole('status')).toHaveTextContent(
      /^Preparing \d+ of 480 stickers\. Close this window to cancel\.$/,
    );
    await expect(await outcome).toBe('printed');
    clearInterval(timer);
    // Expects that timers have fired while the stickers were drawn.
    await expect(tickCountsAtReports.at(-1)).toBeGreaterThan(tickCountsAtReports[0] ?? Infinity);
    await expect(printWindowQueries.queryByRole('status')).toBeNull();
    await expect(countPrintedStickers(win)).toBe(480);
  },
};

export const StopsOnCancel: Story = {
  play: async ({ canvas }) => {
    const { win, print, close } = spyOnWindow(canvas.getByTitle('Print window'));
    const abortController = new AbortController();
    const outcome = openAndPrint(createPrintJob(480), win, {
      signal: abortController.signal,
      onProgress: () => abortController.abort(),
    });
    await expect(await outcome).toBe('cancelled');
    await expect(close).toHaveBeenCalledOnce();
    await expect(print).not.toHaveBeenCalled();
    await expect(countPrintedStickers(win)).toBeLessThan(480);
  },
};
