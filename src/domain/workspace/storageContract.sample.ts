import type { WorkspaceStorage } from './storage';
import { applyChanges, emptyWorkspace, put } from './workspaceState';
import type { StoredFile } from './storedFiles';
import type { Change } from './workspaceState';
import { makeAgencyRecord, makeTagRecord } from './records.sample';

/** Opens a connection to the stored records of one check. The first call finds no records and version 0. */
type StorageOpener = () => Promise<WorkspaceStorage>;

/** The assertion that the checks use: `expect(actual).toEqual(expected)` of Vitest or Storybook. */
type ExpectEqual = (actual: unknown, expected: unknown) => void;

type StorageCheck = { name: string; check: (open: StorageOpener, expectEqual: ExpectEqual) => Promise<void> };

const agency = makeAgencyRecord();
const tag = makeTagRecord();
const addition: readonly Change[] = [put('agencies', agency), put('tags', tag)];
const renaming: readonly Change[] = [put('agencies', { ...agency, name: 'Renamed', revision: 1 })];
const removal: readonly Change[] = [{ table: 'tags', remove: tag.id }];
const file: StoredFile = { id: 'file-1', name: 'qr.png', type: 'image/png', bytes: Uint8Array.of(1, 2, 3) };
const otherFile: StoredFile = { ...file, id: 'file-2' };
const pictureAddition: readonly Change[] = [put('tags', { ...tag, qrCodeFile: { id: file.id, name: file.name } })];

/** Returns the stored `file`, and true if `otherFile` is stored, too. */
async function readFiles(storage: WorkspaceStorage) {
  const [fileResult, otherFileResult] = [await storage.readFile(file.id), await storage.readFile(otherFile.id)];
  return [fileResult.ok && fileResult.file, otherFileResult.ok && otherFileResult.file !== undefined];
}

/** Returns the stored agencies and tags, the version and the damaged records; on failure, the reason. */
async function readStored(storage: WorkspaceStorage) {
  const result = await storage.load();
  if (!result.ok) return result.reason;
  const { state, version, damagedRecords } = result;
  return { agencies: [...state.agencies.values()], tags: [...state.tags.values()], version, damaged: damagedRecords };
}

/** Checks that every `WorkspaceStorage` must pass. Each check starts without stored records. */
export const storageContract: readonly StorageCheck[] = [
  {
    name: 'starts empty, at version 0',
    check: async (open, expectEqual) => {
      expectEqual(await readStored(await open()), { agencies: [], tags: [], version: 0, damaged: [] });
    },
  },
  {
    name: 'keeps committed changes for the next connection',
    check: async (open, expectEqual) => {
      const storage = await open();
      expectEqual(await storage.commit(0, addition), { ok: true, version: 1 });
      expectEqual(await storage.commit(1, renaming), { ok: true, version: 2 });
      expectEqual(await storage.commit(2, removal), { ok: true, version: 3 });
      storage.close();
      const stored = { agencies: [{ ...agency, name: 'Renamed', revision: 1 }], tags: [], version: 3, damaged: [] };
      expectEqual(await readStored(await open()), stored);
    },
  },
  {
    name: 'loads records in the order of their ids',
    check: async (open, expectEqual) => {
      const storage = await open();
      await storage.commit(0, [put('agencies', { ...agency, id: 'b' }), put('agencies', { ...agency, id: 'a' })]);
      const stored = await storage.load();
      expectEqual(stored.ok && [...stored.state.agencies.keys()], ['a', 'b']);
    },
  },
  {
    name: 'applies the changes of one record in order',
    check: async (open, expectEqual) => {
      const storage = await open();
      await storage.commit(0, [...addition, ...removal, ...renaming]);
      const stored = { agencies: [{ ...agency, name: 'Renamed', revision: 1 }], tags: [], version: 1, damaged: [] };
      expectEqual(await readStored(storage), stored);
    },
  },
  {
    name: 'refuses a commit that is based on an older version, and stores nothing of it',
    check: async (open, expectEqual) => {
      const [first, second] = [await open(), await open()];
      await first.commit(0, addition);
      expectEqual(await second.commit(0, removal), { ok: false, reason: 'outdated' });
      expectEqual(await readStored(second), { agencies: [agency], tags: [tag], version: 1, damaged: [] });
    },
  },
  {
    name: 'accepts one of two simultaneous commits',
    check: async (open, expectEqual) => {
      const [first, second] = [await open(), await open()];
      const results = await Promise.all([first.commit(0, addition), second.commit(0, addition)]);
      expectEqual(results.filter(({ ok }) => ok).length, 1);
    },
  },
  {
    name: 'returns the changes since a version',
    check: async (open, expectEqual) => {
      const [first, second] = [await open(), await open()];
      await first.commit(0, addition);
      await first.commit(1, renaming);
      await first.commit(2, removal);
      const result = await second.readChangesSince(1);
      const state = applyChanges(applyChanges(emptyWorkspace, addition), result.ok ? result.changes : []);
      expectEqual([...state.agencies.values()], [{ ...agency, name: 'Renamed', revision: 1 }]);
      expectEqual([state.tags.size, result.ok && result.version], [0, 3]);
      expectEqual(await second.readChangesSince(3), { ok: true, changes: [], version: 3 });
    },
  },
  {
    name: 'replaces all records in one commit',
    check: async (open, expectEqual) => {
      const [first, second] = [await open(), await open()];
      await first.commit(0, addition);
      const notification = new Promise<string>((resolve) => {
        second.subscribe(() => resolve('heard'));
      });
      const restored = applyChanges(emptyWorkspace, [put('agencies', { ...agency, id: 'restored' })]);
      expectEqual(await first.replaceAll(0, emptyWorkspace), { ok: false, reason: 'outdated' });
      expectEqual(await first.replaceAll(1, restored), { ok: true, version: 2 });
      expectEqual(await notification, 'heard');
      expectEqual(await second.readChangesSince(1), { ok: false, reason: 'unknown' });
      const stored = { agencies: [{ ...agency, id: 'restored' }], tags: [], version: 2, damaged: [] };
      expectEqual(await readStored(second), stored);
      expectEqual(await first.commit(2, renaming), { ok: true, version: 3 });
      expectEqual(await second.readChangesSince(2), { ok: true, changes: renaming, version: 3 });
    },
  },
  {
    name: 'keeps the files of a commit for other connections, and nothing of a refused commit',
    check: async (open, expectEqual) => {
      const [first, second] = [await open(), await open()];
      await first.commit(0, pictureAddition, [file]);
      expectEqual(await second.commit(0, renaming, [otherFile]), { ok: false, reason: 'outdated' });
      expectEqual(await readFiles(second), [file, false]);
    },
  },
  {
    name: 'adds the files of a backup, and keeps the others for Undo',
    check: async (open, expectEqual) => {
      const storage = await open();
      await storage.commit(0, pictureAddition, [file]);
      expectEqual(await storage.replaceAll(1, emptyWorkspace, [otherFile]), { ok: true, version: 2 });
      expectEqual(await readFiles(storage), [file, true]);
    },
  },
  {
    name: 'removes unused files, unless records have changed in the meantime',
    check: async (open, expectEqual) => {
      const storage = await open();
      await storage.commit(0, pictureAddition, [file, otherFile]);
      await storage.removeUnusedFiles(0, new Set());
      expectEqual(await readFiles(storage), [file, true]);
      await storage.removeUnusedFiles(1, new Set([file.id]));
      expectEqual(await readFiles(storage), [file, false]);
      expectEqual((await storage.load()).ok, true);
      expectEqual(await storage.readChangesSince(1), { ok: true, changes: [], version: 1 });
    },
  },
  {
    name: 'knows when it was created and last backed up',
    check: async (open, expectEqual) => {
      const storage = await open();
      expectEqual(await storage.readInfo(), { ok: true, createdAt: undefined, lastBackup: undefined });
      await storage.commit(0, addition);
      const time = new Date(2026, 5, 15);
      expectEqual(await storage.recordBackup(time), { ok: true });
      await storage.replaceAll(1, emptyWorkspace);
      const info = await (await open()).readInfo();
      expectEqual(
        [info.ok && !Number.isNaN(Date.parse(info.createdAt ?? '')), info.ok && info.lastBackup],
        [true, time.toISOString()],
      );
      expectEqual(await readStored(storage), { agencies: [], tags: [], version: 2, damaged: [] });
    },
  },
  {
    name: 'does not know a version that was never stored',
    check: async (open, expectEqual) => {
      expectEqual(await (await open()).readChangesSince(7), { ok: false, reason: 'unknown' });
    },
  },
  {
    name: 'tells other connections about a commit',
    check: async (open, expectEqual) => {
      const [first, second] = [await open(), await open()];
      const notification = new Promise<string>((resolve) => {
        second.subscribe(() => resolve('heard'));
      });
      await first.commit(0, addition);
      expectEqual(await notification, 'heard');
    },
  },
  {
    name: 'fails with `closed` after it was closed',
    check: async (open, expectEqual) => {
      const storage = await open();
      storage.close();
      const closedFailure = { ok: false, reason: 'closed' };
      expectEqual(await storage.load(), closedFailure);
      expectEqual(await storage.commit(0, addition), closedFailure);
      expectEqual(await storage.readChangesSince(0), closedFailure);
      expectEqual(await storage.replaceAll(0, emptyWorkspace), closedFailure);
      expectEqual(await storage.readInfo(), closedFailure);
      expectEqual(await storage.readFile(file.id), closedFailure);
      expectEqual(await storage.removeUnusedFiles(0, new Set()), closedFailure);
      expectEqual(await storage.recordBackup(new Date(2026, 5, 15)), closedFailure);
    },
  },
];
