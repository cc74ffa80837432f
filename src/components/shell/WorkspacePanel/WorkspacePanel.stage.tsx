import { useState } from 'react';

import { DataChip } from '../DataChip/DataChip';
import { ProfileMenu } from '../ProfileMenu/ProfileMenu';
import { TopBar } from '../TopBar/TopBar';
import { WorkspacePanel } from './WorkspacePanel';
import type { WorkspacePanelProps } from './WorkspacePanel';

type Shown = Partial<Pick<WorkspacePanelProps, 'content' | 'operation' | 'backup'>>;

export type PanelStageProps = Omit<WorkspacePanelProps, 'open' | 'anchor' | 'onClose'> & {
  /** Props that the panel gets after a callback was called. */
  after?: {
    onStart?: Shown;
    onBackUp?: Shown;
    onCheckBackup?: Shown;
    onRestore?: Shown;
    onDelete?: Shown;
    onRetry?: Shown;
  };
};

/** A top bar with the chip that opens the panel. */
export function PanelStage({ after = {}, ...args }: PanelStageProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [shown, setShown] = useState<Shown>({});
  const props = { ...args, ...shown };
  return (
    <>
      <TopBar
        homeHref="/Agencies-DashBoard"
        title="Sample Tags Agency"
        dataChip={
          <DataChip
            data={props.content.data}
            isOpen={anchor !== null}
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
          />
        }
      >
        <ProfileMenu userName="Sample Agent" details={[]} onLogout={() => undefined} />
      </TopBar>
      <WorkspacePanel
        {...props}
        open={anchor !== null}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        onStart={(contents) => {
          args.onStart(contents);
          setShown(after.onStart ?? shown);
        }}
        onBackUp={() => {
          args.onBackUp();
          setShown(after.onBackUp ?? shown);
        }}
        onCheckBackup={(file) => {
          args.onCheckBackup(file);
          setShown(after.onCheckBackup ?? shown);
        }}
        onRestore={(isConfirmed) => {
          args.onRestore(isConfirmed);
          setShown(after.onRestore ?? shown);
        }}
        onDelete={() => {
          args.onDelete();
          setShown(after.onDelete ?? shown);
        }}
        onRetry={() => {
          args.onRetry();
          setShown(after.onRetry ?? shown);
        }}
      />
    </>
  );
}
