import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { summarizePrintedBefore } from '~/domain/printing/runs/printedCodes';
import { createRunCodes } from '~/domain/printing/runs/recordedRun.sample';

import { openDesign } from '../designFiles';
import {
  countRows,
  emptyRunDatabaseMeta,
  withStoryRunDatabase,
  openHistory,
  createRunToRecord,
  waitForRuns,
} from './runHistory.play';

const meta = {
  title: 'Flows/Recorded runs',
  tags: ['behaviour'],
  ...emptyRunDatabaseMeta,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const createDesign = (content: string) =>
  openDesign(
    { image: new Blob([content], { type: 'image/png' }) },
    { name: 'dog.png', originalSize: { width: 1, height: 1 }, kind: 'raster' },
  );

export const RestoresARunAfterAReload: Story = {
  play: async () => {
    await openHistory().record(createRunToRecord(42, { design: createDesign('picture'), builtIn: 'collar' }));
    const history = openHistory();
    const { runs } = await waitForRuns(history, 1);
    await expect(runs[0]).toMatchObject({
      recordedAt: '2026-11-21T14:01:00.000Z',
      printedAt: '2026-11-21T14:01:00.000Z',
      codeCount: 42,
      firstCode: 'AIR-2001',
      lastCode: 'AIR-2042',
      design: { name: 'dog.png', builtIn: 'collar' },
    });
    const contents = runs[0] && (await history.read(runs[0]));
    await expect(contents?.codes).toEqual(createRunCodes(42, 2001));
    await expect(contents?.picture?.name).toBe('dog.png');
    await expect(await contents?.picture?.text()).toBe('picture');
  },
};

export const KeepsTheLastTwentyRunsAndEachPictureOnce: Story = {
  play: async () => {
    const history = openHistory();
    await history.record(createRunToRecord(1, { design: createDesign('first') }));
    const design = createDesign('second');
    for (let index = 0; index < 20; index += 1) await history.record(createRunToRecord(2, { design }));
    // The 21st run replaces the first one, so the number of runs stays 20. Waits for the time of the 21st run instead.
    await waitFor(() => expect(history.getSnapshot().runs[0]?.recordedAt).toBe('2026-11-21T14:21:00.000Z'));
    const { runs } = await waitForRuns(history, 20);
    await expect(runs.at(-1)?.recordedAt).toBe('2026-11-21T14:02:00.000Z');
    await expect(await countRows()).toEqual({ runs: 20, codes: 20, pictures: 1 });
  },
};

export const ShowsTheRunsOfOtherTabs: Story = {
  play: async () => {
    const [history, otherTab] = [openHistory(), openHistory()];
    await waitForRuns(history, 0);
    await otherTab.record(createRunToRecord(3));
    const { runs, printedCodes } = await waitForRuns(history, 1);
    await expect(runs[0]?.codeCount).toBe(3);
    const printedBefore = summarizePrintedBefore(printedCodes, ['AIR-2003', 'AIR-2004']);
    await expect(printedBefore).toMatchObject({ codeCount: 2, printedCount: 1 });
  },
};

export const CountsAPdfAsPrintedOnceItIsMarkedAsPrinted: Story = {
  play: async () => {
    const history = openHistory();
    const result = await history.record(createRunToRecord(2, { kind: 'pdf' }));
    await expect((await waitForRuns(history, 1)).printedCodes.size).toBe(0);
    if (result.ok) await history.markPrinted(result.id);
    await waitFor(() => expect(history.getSnapshot().printedCodes.size).toBe(2));
    await expect(history.getSnapshot().runs[0]).toMatchObject({ kind: 'pdf', printedAt: '2026-11-21T14:02:00.000Z' });
  },
};

export const SkipsDamagedRuns: Story = {
  play: async () => {
    const history = openHistory();
    for (let index = 0; index < 3; index += 1) await history.record(createRunToRecord(2));
    await withStoryRunDatabase((db) => db.table('runs').update('run-1', { settings: null }));
    await withStoryRunDatabase((db) => db.table('codes').update('run-2', { codes: 'AIR-2001' }));
    const reloadedHistory = openHistory();
    const { runs, damagedCount } = await waitForRuns(reloadedHistory, 2);
    await expect(damagedCount).toBe(1);
    await expect(runs.map(({ id }) => id)).toEqual(['run-3', 'run-2']);
    const contents = await Promise.all(runs.map(reloadedHistory.read));
    await expect(contents.map((runContents) => runContents?.codes.length)).toEqual([2, undefined]);
  },
};

export const RemovesAndRestoresARun: Story = {
  play: async () => {
    const history = openHistory();
    await history.record(createRunToRecord(2, { design: createDesign('picture') }));
    const [run] = (await waitForRuns(history, 1)).runs;
    if (!run) throw new Error('There is no run.');
    const restore = await history.remove(run);
    await waitForRuns(history, 0);
    await expect(await countRows()).toEqual({ runs: 0, codes: 0, pictures: 0 });
    await restore?.();
    await expect((await waitForRuns(history, 1)).runs).toEqual([run]);
    await expect((await history.read(run))?.picture?.size).toBe(7);
    await history.removeAll();
    await waitForRuns(history, 0);
    await expect(await countRows()).toEqual({ runs: 0, codes: 0, pictures: 0 });
  },
};
