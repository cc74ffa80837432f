import { packState, unpackState } from '~/domain/workspace/packedRecords';
import type { PackedRecords } from '~/domain/workspace/packedRecords';
import { workspaceTables } from '~/domain/workspace/records';
import type { WorkspaceState } from '~/domain/workspace/workspaceState';

import { yieldIfNeeded, waitUntilIdle } from './yieldIfNeeded';
import type { StoredPackedCopy, WorkspaceDatabase } from './workspaceDatabase';

/** Minimum number of records for which a copy is kept. Fewer records load quickly without a copy. */
export const minRecordsForPackedCopy = 5000;

/**
 * Number of commits after which a new copy is made. Less than `maxKeptCommits` in dexieStorage.ts, so that the commits
 * since the copy are still known.
 */
const commitsPerCopy = 50;

/**
 * Keeps a copy of all records, packed into long texts: browsers read it 20 times as fast as 100,000 single rows. The
 * rows are authoritative. If the copy is older, the rows that later commits changed are read again.
 */
export function createPackedCopyStore(db: WorkspaceDatabase, minRecords: number) {
  /** Version of the workspace in the stored copy; undefined if there is no usable copy. */
  let copiedVersion: number | undefined;
  let isCopying = false;

  const pack = async (state: WorkspaceState): Promise<PackedRecords[]> => {
    const packed: PackedRecords[] = [];
    for (const part of packState(state)) {
      packed.push(part);
      await yieldIfNeeded();
    }
    return packed;
  };

  return {
    /** Returns the copy, unless it belongs to another workspace. */
    read: async (workspaceId: string | undefined): Promise<StoredPackedCopy | undefined> => {
      const copy = await db.copies.get('copy');
      const isUsable = copy?.workspaceId === workspaceId;
      copiedVersion = isUsable ? copy?.version : undefined;
      return isUsable ? copy : undefined;
    },
    /** Returns the records of a copy; undefined if it is damaged. */
    unpack: async ({ packed }: StoredPackedCopy): Promise<WorkspaceState | undefined> => {
      const steps = unpackState(packed);
      let step = steps.next();
      for (; !step.done; step = steps.next()) await yieldIfNeeded();
      return step.value;
    },
    /** Forgets the version of the stored copy, so that `isNeeded` asks for a new one. */
    forget: () => {
      copiedVersion = undefined;
    },
    /** True if there are enough records for a copy, the stored copy is missing or old, and no copy is being made. */
    isNeeded: (version: number, state: WorkspaceState): boolean => {
      const recordCount = workspaceTables.reduce((count, table) => count + state[table].size, 0);
      const isRecent = copiedVersion !== undefined && version - copiedVersion < commitsPerCopy;
      return !isCopying && !isRecent && recordCount >= minRecords;
    },
    /** Stores a copy of the records as soon as the browser is idle. */
    keep: async (version: number, state: WorkspaceState): Promise<void> => {
      isCopying = true;
      try {
        await waitUntilIdle();
        const workspaceId = (await db.meta.get('workspace'))?.workspaceId;
        const packed = await pack(state);
        await db.transaction('rw', db.meta, async () => {
          // The workspace may have been replaced while the records were packed.
          if (workspaceId === undefined || (await db.meta.get('workspace'))?.workspaceId !== workspaceId) return;
          await db.copies.put({ key: 'copy', workspaceId, version, packed });
          copiedVersion = version;
        });
      } finally {
        isCopying = false;
      }
    },
  };
}
