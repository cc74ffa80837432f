import type { BackupProblem, BackupSummary } from '~/domain/workspace/backup';
import type { StorageFailure } from '~/domain/workspace/storage';

/** Records that a new workspace starts with: sample data, none, or those of a backup. */
export type StartContents = 'sample' | 'empty' | File;

/** Things that the user can do with a workspace, and that may take a while or fail. `check` reads a chosen backup. */
export type WorkspaceTask = 'start' | 'open' | 'backUp' | 'check' | 'restore' | 'delete';

/** A file that can be restored. */
export type CheckedBackup = { fileName: string; summary: BackupSummary };

/** A backup that was not restored. Sizes in bytes. */
export type RefusedBackup =
  | { reason: BackupProblem['kind'] }
  | { reason: 'too-large'; maxBytes: number }
  | { reason: 'no-space'; neededBytes: number; freeBytes: number };

/** The running operation, or the result of the last one. `progress` is from 0 to 1, if it is known. */
export type WorkspaceOperation =
  | { status: 'running'; task: WorkspaceTask; progress?: number }
  | { status: 'failed'; task: WorkspaceTask; reason: StorageFailure }
  | ({ status: 'refused' } & RefusedBackup)
  | { status: 'done'; task: Exclude<WorkspaceTask, 'open' | 'check'> };

/** What the browser tells about a workspace. */
export type WorkspaceInfo = {
  /** True if the browser has promised not to delete the data on its own. */
  isPersisted: boolean;
  /** Space used in bytes. It is undefined if the browser doesn't tell. */
  usedBytes: number | undefined;
  lastBackup: Date | undefined;
  /** Number of records that could not be read. */
  damagedCount: number;
};
