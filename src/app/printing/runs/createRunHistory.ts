import { formatHex } from '~/domain/number/formatHex';
import { maxKeptDesignSize } from '~/domain/printing/runs/runLimits';
import type { RecordedRun } from '~/domain/printing/runs/recordedRun';
import type { Design } from '~/domain/printing/design/design';
import type { StorageProblem } from '~/domain/storageProblem';
import type {
  RunHistory,
  RunHistorySnapshot,
  RunToRecord,
} from '~/screens/agency/PrintingScreen/controller/runEffects';

import { findStorageFailure } from '../../workspace/storageFailure';
import { findDesignFiles } from '../designFiles';
import type { RunDatabase, StoredDesign } from './runDatabase';

export type CreateRunHistoryOptions = {
  /** Opens the database. Called when the runs are first needed, and again after an error. */
  openDatabase: () => Promise<RunDatabase>;
  now: () => string;
  createId: () => string;
};

const toRunStorageProblem = (error: unknown): StorageProblem =>
  findStorageFailure(error, 'use') === 'full' ? 'full' : 'blocked';

/** Returns the picture or the PDF of a design for the database; undefined if it is missing or too large. */
async function readPicture(design: Design, createId: () => string): Promise<StoredDesign | undefined> {
  const files = findDesignFiles(design);
  const file = files?.pdf ?? files?.image;
  if (!file || file.size > maxKeptDesignSize) return undefined;
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Pages that are not served over HTTPS cannot compute checksums. Without one, each run stores its own copy of a
  // picture.
  const subtle: SubtleCrypto | undefined = globalThis.isSecureContext ? crypto.subtle : undefined;
  const checksum = subtle && new Uint8Array(await subtle.digest('SHA-256', bytes));
  return { id: checksum ? formatHex(checksum) : createId(), type: file.type, bytes };
}

/** Creates the history of the runs on this device. The database is opened on first use. */
export function createRunHistory({ openDatabase, now, createId }: CreateRunHistoryOptions): RunHistory {
  const emptyContent = { runs: [], damagedCount: 0, printedCodes: new Map<string, string>() };
  let snapshot: RunHistorySnapshot = { status: 'idle', ...emptyContent };
  let openingPromise: Promise<RunDatabase> | undefined;
  const listeners = new Set<() => void>();

  function setSnapshot(nextSnapshot: RunHistorySnapshot) {
    snapshot = nextSnapshot;
    listeners.forEach((listener) => listener());
  }

  /** Reports an error of the database. The next call that needs the database tries to open it again. */
  function reportDatabaseError() {
    openingPromise = undefined;
    setSnapshot({ status: 'blocked', ...emptyContent });
  }

  function open(): Promise<RunDatabase> {
    if (snapshot.status !== 'ready') setSnapshot({ ...snapshot, status: 'loading' });
    openingPromise ??= openDatabase().then(
      (database) => {
        database.watch((runs) => setSnapshot({ status: 'ready', ...runs }), reportDatabaseError);
        return database;
      },
      (error: unknown) => {
        reportDatabaseError();
        throw error;
      },
    );
    return openingPromise;
  }

  async function record({ kind, settings, origin, codes, design, builtIn }: RunToRecord): Promise<RecordedRun> {
    const database = await open();
    const picture = design && (await readPicture(design, createId).catch(() => undefined));
    const recordedAt = now();
    const makeRun = (pictureId: string | undefined): RecordedRun => ({
      id: createId(),
      recordedAt,
      kind,
      ...(kind === 'printed' && { printedAt: recordedAt }),
      settings,
      origin,
      codeCount: codes.length,
      firstCode: codes[0]?.code ?? '',
      lastCode: codes.at(-1)?.code ?? '',
      design: design
        ? {
            name: design.name,
            ...(pictureId && { pictureId }),
            ...(builtIn && { builtIn }),
            ...(design.pdf && { page: design.pdf.page }),
          }
        : null,
    });
    const run = makeRun(picture?.id);
    try {
      await database.add(run, codes, picture);
      return run;
    } catch (error) {
      // Stores the run without its picture if the storage is full: the codes take less space, and matter more.
      if (!picture || toRunStorageProblem(error) !== 'full') throw error;
      const runWithoutPicture = makeRun(undefined);
      await database.add(runWithoutPicture, codes, undefined);
      return runWithoutPicture;
    }
  }

  return {
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    // Ignores the rejection, since the snapshot reports the error.
    load: () => void open().catch(() => undefined),
    record: (run) =>
      record(run).then(
        ({ id }) => ({ ok: true, id }),
        (error: unknown) => ({ ok: false, problem: toRunStorageProblem(error) }),
      ),
    markPrinted: async (id) => {
      await open()
        .then((database) => database.markPrinted(id, now()))
        .catch(() => undefined);
    },
    read: async (run) => {
      try {
        const { codes, picture } = await (await open()).readContents(run);
        if (!codes) return undefined;
        const name = run.design?.name ?? '';
        return { codes, picture: picture && new File([picture.bytes], name, { type: picture.type }) };
      } catch {
        return undefined;
      }
    },
    remove: async ({ id }) => {
      try {
        const database = await open();
        const removedRun = await database.remove(id);
        return () => database.restore(removedRun).catch(() => undefined);
      } catch {
        return undefined;
      }
    },
    removeAll: async () => {
      await open()
        .then((database) => database.clear())
        .catch(() => undefined);
    },
  };
}
