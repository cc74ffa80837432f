import type { CheckedBackup, WorkspaceOperation } from '~/components/shell/WorkspacePanel/workspaceOperation';
import type { OfficeChoice } from '~/domain/office/officeChoice';
import type { StoredFile } from '~/domain/workspace/storedFiles';
import type { WorkspaceState } from '~/domain/workspace/workspaceState';

import type { OpenWorkspace } from '../workspace/openWorkspace';

export type OfficeState = OfficeChoice & {
  /** True until the user has chosen between sample data and a workspace, if the build asks for this choice. */
  mustChooseData: boolean;
  /** State of the DataSourceChip's panel. 'start': it is open, and asks how to start a workspace. */
  panel: 'closed' | 'open' | 'start';
  /** The open workspace; undefined with sample data, and until the workspace is open. */
  workspace: OpenWorkspace | undefined;
  /** The running operation, or the result of the last one. */
  operation: WorkspaceOperation | undefined;
  /** The backup that replaces the workspace if the user agrees. */
  backup: (CheckedBackup & { state: WorkspaceState; files: readonly StoredFile[] }) | undefined;
};

export const initialOfficeChoice: OfficeChoice = { shows: 'sample', hasWorkspace: false };
