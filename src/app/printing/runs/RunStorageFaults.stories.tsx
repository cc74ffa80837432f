import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';

import { maxKeptDesignSize } from '~/domain/printing/runs/runLimits';

import { openDesign } from '../designFiles';
import { emptyRunDatabaseMeta, openHistory, createRunToRecord, waitForRuns } from './runHistory.play';

const meta = {
  title: 'Flows/Recorded runs faults',
  tags: ['behaviour'],
  ...emptyRunDatabaseMeta,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const createDesign = (size: number) =>
  openDesign(
    { image: new Blob([new Uint8Array(size)]) },
    { name: 'dog.png', originalSize: { width: 1, height: 1 }, kind: 'raster' },
  );

/** Returns a function that throws a DOMException with the name `name`, as browsers do. */
const createThrower = (name: string) => () => {
  throw new DOMException('Caused by the story', name);
};

export const ReportsThatTheStorageIsFull: Story = {
  play: async () => {
    const history = openHistory();
    await waitForRuns(history, 0);
    const putSpy = spyOn(IDBObjectStore.prototype, 'put').mockImplementation(createThrower('QuotaExceededError'));
    await expect(await history.record(createRunToRecord(2))).toEqual({ ok: false, problem: 'full' });
    putSpy.mockRestore();
    await expect(await history.record(createRunToRecord(2))).toMatchObject({ ok: true });
    await waitForRuns(history, 1);
  },
};

export const KeepsTheCodesWithoutAPictureThatDoesNotFit: Story = {
  play: async () => {
    const history = openHistory();
    await history.record(createRunToRecord(1, { design: createDesign(maxKeptDesignSize + 1) }));
    // Makes `put` fail for pictures. All other rows are new here, so `add` stores them as `put` would.
    const putSpy = spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      row: unknown,
    ) {
      return this.name === 'pictures' ? createThrower('QuotaExceededError')() : this.add(row);
    });
    await history.record(createRunToRecord(2, { design: createDesign(10) }));
    putSpy.mockRestore();
    const { runs } = await waitForRuns(history, 2);
    await expect(runs.map(({ design }) => design)).toEqual([{ name: 'dog.png' }, { name: 'dog.png' }]);
    const contents = await Promise.all(runs.map(history.read));
    await expect(contents.map((runContents) => runContents?.codes.length)).toEqual([2, 1]);
  },
};

export const ReportsThatTheBrowserAllowsNoDatabase: Story = {
  play: async () => {
    const openSpy = spyOn(indexedDB, 'open').mockImplementation(createThrower('SecurityError'));
    const history = openHistory();
    await expect(await history.record(createRunToRecord(2))).toEqual({ ok: false, problem: 'blocked' });
    await expect(history.getSnapshot()).toMatchObject({ status: 'blocked', runs: [] });
    openSpy.mockRestore();
    // Recording works again when the user allows storage.
    await expect(await history.record(createRunToRecord(2))).toMatchObject({ ok: true });
    await waitFor(() => expect(history.getSnapshot()).toMatchObject({ status: 'ready' }));
  },
};

export const WatchesTheRunsAgainAfterAnError: Story = {
  play: async () => {
    const getAllSpy = spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(createThrower('UnknownError'));
    const history = openHistory();
    history.load();
    await waitFor(() => expect(history.getSnapshot().status).toBe('blocked'));
    getAllSpy.mockRestore();
    await waitForRuns(history, 0);
    await history.record(createRunToRecord(2));
    await waitForRuns(history, 1);
  },
};

export const ReportsThatTheDatabaseModuleDidNotLoad: Story = {
  play: async () => {
    const history = openHistory(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
    history.load();
    await waitFor(() => expect(history.getSnapshot().status).toBe('blocked'));
    await expect(await history.record(createRunToRecord(2))).toEqual({ ok: false, problem: 'blocked' });
    await expect(await history.remove(anyRun)).toBeUndefined();
  },
};

const anyRun = { id: 'run-1' } as Parameters<ReturnType<typeof openHistory>['remove']>[0];
