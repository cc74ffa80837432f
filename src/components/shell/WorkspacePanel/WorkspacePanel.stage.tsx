import { useState } from 'react';

import { DataChip } from '../DataChip/DataChip';
import { ProfileMenu } from '../ProfileMenu/ProfileMenu';
import { TopBar } from '../TopBar/TopBar';
import { WorkspacePanel } from './WorkspacePanel';
import type { WorkspacePanelProps } from './WorkspacePanel';

type ChangedProps = Partial<Pick<WorkspacePanelProps, 'content' | 'operation' | 'backup'>>;

export type WorkspacePanelStageProps = Omit<WorkspacePanelProps, 'open' | 'anchor' | 'onClose'> & {
  /** For each callback, the props that the panel gets after the call. */
  propsAfter?: {
    onStart?: ChangedProps;
    onBackUp?: ChangedProps;
    onCheckBackup?: ChangedProps;
    onRestore?: ChangedProps;
    onDelete?: ChangedProps;
    onRetry?: ChangedProps;
  };
};

/** A top bar with a DataChip that opens the panel. `propsAfter` simulates how the app reacts to the callbacks. */
export function WorkspacePanelStage({ propsAfter = {}, ...args }: WorkspacePanelStageProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [changedProps, setChangedProps] = useState<ChangedProps>({});
  const props = { ...args, ...changedProps };
  return (
    <>
      <TopBar
        homeHref="/Agencies-DashBoard"
        title="Harbour Tags"
        dataChip={
          <DataChip
            data={props.content.data}
            isOpen={anchor !== null}
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
          />
        }
      >
        <ProfileMenu userName="Sample Agent" facts={[]} onLogout={() => undefined} />
      </TopBar>
      <WorkspacePanel
        {...props}
        open={anchor !== null}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        onStart={(contents) => {
          args.onStart(contents);
          setChangedProps(propsAfter.onStart ?? changedProps);
        }}
        onBackUp={() => {
          args.onBackUp();
          setChangedProps(propsAfter.onBackUp ?? changedProps);
        }}
        onCheckBackup={(file) => {
          args.onCheckBackup(file);
          setChangedProps(propsAfter.onCheckBackup ?? changedProps);
        }}
        onRestore={(isConfirmed) => {
          args.onRestore(isConfirmed);
          setChangedProps(propsAfter.onRestore ?? changedProps);
        }}
        onDelete={() => {
          args.onDelete();
          setChangedProps(propsAfter.onDelete ?? changedProps);
        }}
        onRetry={() => {
          args.onRetry();
          setChangedProps(propsAfter.onRetry ?? changedProps);
        }}
      />
    </>
  );
}
