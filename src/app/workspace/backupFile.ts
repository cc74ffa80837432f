import { product } from '~/domain/brand';
import { dayOf } from '~/domain/time/days';
import { readBackup, writeBackup } from '~/domain/workspace/backup';
import type { ReadBackupResult } from '~/domain/workspace/backup';
import type { StoredFile } from '~/domain/workspace/storedFiles';
import type { WorkspaceState } from '~/domain/workspace/workspaceState';

import { pause } from './pause';

/** Returns a backup as a file, named after the product and the day. */
export async function createBackupFile(
  state: WorkspaceState,
  readFile: (id: string) => Promise<StoredFile | undefined>,
  now: Date,
): Promise<File> {
  const parts: string[] = [];
  for await (const part of writeBackup(state, readFile, { createdAt: now, app: product.name })) {
    parts.push(part);
    await pause();
  }
  const name = `${product.name.toLowerCase()}-backup-${dayOf(now)}.json`;
  return new File(parts, name, { type: 'application/json' });
}

/** Reads and validates a backup. */
export async function readBackupFile(file: File): Promise<ReadBackupResult> {
  const steps = readBackup(await file.text());
  let step = steps.next();
  while (!step.done) {
    await pause();
    step = steps.next();
  }
  return step.value;
}
