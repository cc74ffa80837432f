import { useStore } from 'zustand';

import { WorkspacePanel } from '~/components/shell/WorkspacePanel/WorkspacePanel';
import { WorkspaceStartDialog } from '~/components/shell/WorkspaceStartDialog/WorkspaceStartDialog';

import { officeStore } from './officeStore';
import { officeActions as actions } from './officeActions';
import { useWorkspaceInfo } from './useWorkspaceInfo';

export type DataSourcePanelProps = {
  /** True if the panel or the dialog of the first visit is open. */
  open: boolean;
  /** The DataSourceChip, to which the panel is attached. */
  anchor: HTMLElement | null;
};

/** The panel of the DataSourceChip and the dialog of the first visit, connected to `officeActions`. */
export function DataSourcePanel({ anchor }: DataSourcePanelProps) {
  const { shows, hasWorkspace, mustChooseData, panel, workspace, operation, backup } = useStore(officeStore);
  const isPanelOpen = panel !== 'closed';
  const info = useWorkspaceInfo(workspace, isPanelOpen, operation);
  return (
    <>
      <WorkspacePanel
        open={isPanelOpen && !mustChooseData}
        anchor={anchor}
        content={
          shows === 'sample'
            ? { data: 'sample', hasWorkspace, isStarting: panel === 'start' }
            : { data: 'workspace', info }
        }
        operation={operation}
        onClose={() => {
          officeStore.setState({ panel: 'closed' });
          actions.dismissResult();
        }}
        onStart={(contents) => void actions.startWorkspace(contents)}
        onOpen={() => void actions.openWorkspace()}
        onBackUp={() => void actions.backUp()}
        onCheckBackup={(file) => void actions.checkBackup(file)}
        backup={backup}
        onRestore={(isConfirmed) => void actions.restoreBackup(isConfirmed)}
        onShowSample={actions.showSample}
        onDelete={() => void actions.deleteWorkspace()}
        onRetry={actions.retry}
      />
      <WorkspaceStartDialog
        open={mustChooseData}
        operation={operation}
        onStart={(contents) => void actions.startWorkspace(contents)}
        onRetry={actions.retry}
        onShowSample={actions.showSample}
      />
    </>
  );
}
