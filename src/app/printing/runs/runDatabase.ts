import { Dexie, liveQuery } from 'dexie';
import type { Subscription, Table } from 'dexie';

import { isRecord } from '~/domain/isRecord';
import { collectPrintedCodes } from '~/domain/printing/runs/printedCodes';
import type { PrintedCodes } from '~/domain/printing/runs/printedCodes';
import { toStoredRunCodes, readRecordedRun, readRunCodes } from '~/domain/printing/runs/recordedRun';
import { maxRecordedRuns } from '~/domain/printing/runs/runLimits';
import type { RecordedRun, StoredRunCodes } from '~/domain/printing/runs/recordedRun';
import type { RunCode } from '~/domain/printing/codes/codeList';

/**
 * The picture or PDF of a design that one or more runs use. Its id is the checksum of its bytes, so that runs with the
 * same picture share one row. If the browser cannot compute checksums, the id is random.
 */
export type StoredDesign = { id: string; type: string; bytes: Uint8Array<ArrayBuffer> };

/** Rows of a removed run, for `restore`. */
export type RemovedRun = { run: unknown; codes: unknown; picture: unknown };

/** Content of the database. `runs` is sorted, the newest run first. */
export type StoredRuns = { runs: readonly RecordedRun[]; damagedCount: number; printedCodes: PrintedCodes };

class RunTables extends Dexie {
  // Users and other scripts can change the database, so its rows must be validated.
  declare readonly runs: Table<unknown, string>;
  declare readonly codes: Table<unknown, string>;
  declare readonly pictures: Table<unknown, string>;

  constructor(name: string) {
    super(name);
    this.version(1).stores({ runs: 'id, recordedAt', codes: 'id', pictures: 'id' });
  }
}

/** Returns the id of the picture of a stored run, which may be damaged; '' if it has no picture. */
function getPictureId(run: unknown): string {
  const design = isRecord(run) ? run['design'] : undefined;
  const pictureId = isRecord(design) ? design['pictureId'] : undefined;
  return typeof pictureId === 'string' ? pictureId : '';
}

function isStoredDesign(row: unknown): row is StoredDesign {
  return isRecord(row) && typeof row['type'] === 'string' && row['bytes'] instanceof Uint8Array;
}

/** Opens or creates the database of the recorded runs. Rejects if the browser does not allow databases. */
export async function openRunDatabase(name: string) {
  const db = new RunTables(name);
  const subscriptions: Subscription[] = [];
  await db.open();

  async function readAll(): Promise<StoredRuns> {
    const rows = await db.runs.toArray();
    const runs = rows.flatMap((row) => readRecordedRun(row) ?? []);
    const codeRows = await db.codes.bulkGet(runs.map(({ id }) => id));
    const printedRuns = runs.flatMap((run, index) => {
      const codes = run.printedAt && readRunCodes(run, codeRows[index]);
      return codes && run.printedAt ? [{ printedAt: run.printedAt, codes: codes.map(({ code }) => code) }] : [];
    });
    return {
      runs: runs.toSorted((a, b) => (a.recordedAt < b.recordedAt ? 1 : -1)),
      damagedCount: rows.length - runs.length,
      printedCodes: collectPrintedCodes(printedRuns),
    };
  }

  const runTransaction = <Result>(change: () => Promise<Result>) =>
    db.transaction('rw', db.runs, db.codes, db.pictures, change);

  async function removeUnusedPictures() {
    const usedIds = new Set((await db.runs.toArray()).map(getPictureId));
    const ids = await db.pictures.toCollection().primaryKeys();
    await db.pictures.bulkDelete(ids.filter((id) => !usedIds.has(id)));
  }

  async function removeRuns(ids: string[]) {
    await db.runs.bulkDelete(ids);
    await db.codes.bulkDelete(ids);
    await removeUnusedPictures();
  }

  return {
    /** Calls `onRuns` with the runs now, and after each change in this or another tab. */
    watch: (onRuns: (runs: StoredRuns) => void, onError: () => void) => {
      subscriptions.push(liveQuery(readAll).subscribe({ next: onRuns, error: onError }));
    },
    /** Adds a run, and removes the oldest runs beyond the limit. */
    add: (run: RecordedRun, codes: readonly RunCode[], picture: StoredDesign | undefined) =>
      runTransaction(async () => {
        await db.runs.put(run);
        await db.codes.put(toStoredRunCodes(run.id, codes) satisfies StoredRunCodes);
        if (picture) await db.pictures.put(picture);
        await removeRuns(await db.runs.orderBy('recordedAt').reverse().offset(maxRecordedRuns).primaryKeys());
      }),
    markPrinted: (id: string, printedAt: string) => db.runs.update(id, { printedAt }),
    readContents: async (run: RecordedRun) => {
      const picture = await db.pictures.get(getPictureId(run));
      return {
        codes: readRunCodes(run, await db.codes.get(run.id)),
        picture: isStoredDesign(picture) ? picture : undefined,
      };
    },
    /** Removes a run. Resolves to its rows, for `restore`. */
    remove: (id: string): Promise<RemovedRun> =>
      runTransaction(async () => {
        const run = await db.runs.get(id);
        const codes = await db.codes.get(id);
        const picture = await db.pictures.get(getPictureId(run));
        await removeRuns([id]);
        return { run, codes, picture };
      }),
    restore: ({ run, codes, picture }: RemovedRun) =>
      runTransaction(async () => {
        if (run) await db.runs.put(run);
        if (codes) await db.codes.put(codes);
        if (picture) await db.pictures.put(picture);
      }),
    clear: () => runTransaction(() => Promise.all([db.runs.clear(), db.codes.clear(), db.pictures.clear()])),
    close: () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
      db.close();
    },
  };
}

export type RunDatabase = Awaited<ReturnType<typeof openRunDatabase>>;
