import type { RefusedBackup } from '~/components/shell/WorkspacePanel/workspaceOperation';
import { product } from '~/domain/brand';
import { dateToDay } from '~/domain/time/days';
import { readBackup, writeBackup } from '~/domain/workspace/backup';
import type { ReadBackupResult } from '~/domain/workspace/backup';
import type { StoredFile } from '~/domain/workspace/storedFiles';
import type { WorkspaceState } from '~/domain/workspace/workspaceState';

import { estimateStorage } from '../store/storageManager';
import { yieldIfNeeded } from './yieldIfNeeded';

/**
 * Maximum size of a backup in bytes. Browsers cannot read larger files as one text: Chrome returns an empty text for
 * files of 512 MiB.
 */
const maxBackupSize = 500_000_000;

type Refusal = { ok: false; refused: RefusedBackup };

const createRefusal = (refused: RefusedBackup): Refusal => ({ ok: false, refused });

export type CreateFileResult = { ok: true; file: File } | Refusal;

/** Returns a backup file, with the day in its name. Fails if the file would be too large to be restored. */
export async function createBackupFile(
  state: WorkspaceState,
  readFile: (id: string) => Promise<StoredFile | undefined>,
  now: Date,
): Promise<CreateFileResult> {
  const parts: string[] = [];
  for await (const part of writeBackup(state, readFile, { createdAt: now, app: product.name })) {
    parts.push(part);
    await yieldIfNeeded();
  }
  const name = `${product.name.toLowerCase()}-backup-${dateToDay(now)}.json`;
  const file = new File(parts, name, { type: 'application/json' });
  const { size: bytes } = file;
  return bytes > maxBackupSize
    ? createRefusal({ reason: 'workspace-too-large', task: 'backUp', bytes, maxBytes: maxBackupSize })
    : { ok: true, file };
}

type ReadFileResult = (Extract<ReadBackupResult, { ok: true }> & { fileName: string }) | Refusal;

/** Reads and validates a backup, and checks that this browser has space for it. */
export async function readBackupFile(file: File): Promise<ReadFileResult> {
  if (file.size > maxBackupSize) return createRefusal({ reason: 'too-large', maxBytes: maxBackupSize });
  const steps = readBackup(await file.text());
  let step = steps.next();
  while (!step.done) {
    await yieldIfNeeded();
    step = steps.next();
  }
  const backup = step.value;
  if (!backup.ok) return createRefusal({ reason: backup.problem.kind });
  const freeBytes = await readFreeSpace();
  // The backup contains the stored files in base64, which is larger than their bytes by a third.
  const neededBytes = backup.files.reduce((size, { bytes }) => size - bytes.length / 3, file.size);
  return neededBytes > freeBytes
    ? createRefusal({ reason: 'no-space', neededBytes, freeBytes })
    : { ...backup, fileName: file.name };
}

/**
 * Returns the number of bytes that the site can still store; infinite if the browser does not report it. The space of
 * the records to be replaced is not free yet: the browser deletes them only after it has stored the new ones.
 */
async function readFreeSpace(): Promise<number> {
  const { quota = Infinity, usage = 0 } = await estimateStorage();
  return quota - usage;
}
