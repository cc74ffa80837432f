import { Dexie } from 'dexie';
import { createElement } from 'react';
import { waitFor } from 'storybook/test';

import { createRunCodes } from '~/domain/printing/runs/recordedRun.sample';
import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';
import type { RunHistory, RunToRecord } from '~/screens/agency/PrintingScreen/controller/runEffects';

import { createRunHistory } from './createRunHistory';
import { openRunDatabase } from './runDatabase';
import type { RunDatabase } from './runDatabase';

const databaseName = 'printruns-story';

const databases = new Set<RunDatabase>();
let currentMinute = 0;

/** Opens a history of the story's database, as a tab does. Each call of its `now` returns a time one minute later. */
export function openHistory(openDatabase = () => openRunDatabase(databaseName)): RunHistory {
  return createRunHistory({
    openDatabase: async () => {
      const database = await openDatabase();
      databases.add(database);
      return database;
    },
    now: () => new Date(Date.UTC(2026, 10, 21, 14, (currentMinute += 1))).toISOString(),
    createId: () => `run-${currentMinute}`,
  });
}

async function deleteDatabase() {
  for (const database of databases) database.close();
  databases.clear();
  await Dexie.delete(databaseName);
}

/** Part of a story meta: each story starts without a database, and deletes its database at the end. */
export const emptyRunDatabaseMeta = {
  render: () => createElement('p', null, 'Works in IndexedDB. The assertions are in the panel below.'),
  beforeEach: async () => {
    currentMinute = 0;
    await deleteDatabase();
    return deleteDatabase;
  },
};

/** Returns the argument for `record`: a printed run of `count` codes. */
export const createRunToRecord = (count: number, changes: Partial<RunToRecord> = {}): RunToRecord => ({
  kind: 'printed',
  settings: defaultPrintSettings,
  origin: { source: 'list' },
  codes: createRunCodes(count, 2001),
  design: undefined,
  builtIn: undefined,
  ...changes,
});

/** Loads the runs, and waits until there are `count` of them. Resolves to the snapshot. */
export async function waitForRuns(history: RunHistory, count: number) {
  history.load();
  return waitFor(
    () => {
      const snapshot = history.getSnapshot();
      if (snapshot.status !== 'ready' || snapshot.runs.length !== count)
        throw new Error(`${snapshot.status}, ${snapshot.runs.length} runs`);
      return snapshot;
    },
    { timeout: 5000 },
  );
}

/** Opens the story's database without the app's storage code, runs `work` on it and closes it. */
export async function withStoryRunDatabase(work: (db: Dexie) => PromiseLike<unknown>): Promise<void> {
  const db = await new Dexie(databaseName).open();
  await work(db);
  db.close();
}

/** Returns the number of rows of each table, by the name of the table. */
export async function countRows() {
  const counts: Record<string, number> = {};
  await withStoryRunDatabase(async (db) => {
    for (const table of db.tables) counts[table.name] = await table.count();
  });
  return counts;
}
