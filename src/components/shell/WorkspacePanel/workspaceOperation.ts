import type { BackupProblem, BackupSummary } from '~/domain/workspace/backup';
import type { StorageFailure } from '~/domain/workspace/storage';

/** Records that a new workspace starts with: sample data, none, or those of a backup. */
export type InitialWorkspaceContents = 'sample' | 'empty' | File;

/** Actions on a workspace that can take a while or fail. `check` reads a backup that the user has chosen. */
export type WorkspaceTask = 'start' | 'open' | 'backUp' | 'check' | 'restore' | 'delete';

/** A backup that was checked and can be restored. */
export type CheckedBackup = { fileName: string; summary: BackupSummary };

/** The reason why a chosen backup was not restored, or why no backup was made. Sizes are in bytes. */
export type RefusedBackup =
  | { reason: BackupProblem['kind'] }
  | { reason: 'too-large'; maxBytes: number }
  | { reason: 'no-space'; neededBytes: number; freeBytes: number }
  /** A backup of this workspace would be too large to be restored. */
  | { reason: 'workspace-too-large'; task: 'backUp'; bytes: number; maxBytes: number };

/**
 * The running operation, or the result of the last one. `progress` is from 0 to 1, and undefined if it is not known.
 * `refused` means that the chosen file cannot be restored, or that a backup of this workspace would be too large.
 */
export type WorkspaceOperation =
  | { status: 'running'; task: WorkspaceTask; progress?: number }
  | { status: 'failed'; task: WorkspaceTask; reason: StorageFailure }
  | ({ status: 'refused' } & RefusedBackup)
  | { status: 'done'; task: Exclude<WorkspaceTask, 'open' | 'check'> };

/** True if the page must be reloaded, because the workspace was deleted, or converted by a newer version of the app. */
export const needsReload = (reason: StorageFailure): boolean => reason === 'newer-version' || reason === 'deleted';

/** Facts about an open workspace. */
export type WorkspaceInfo = {
  /** True if the browser has promised not to delete the data on its own. */
  isPersisted: boolean;
  /** Used space in bytes; undefined if the browser does not report it. */
  usedBytes: number | undefined;
  lastBackup: Date | undefined;
  /** Number of records that could not be read. */
  damagedCount: number;
};
