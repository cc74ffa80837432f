import { useState } from 'react';
import { useStore } from 'zustand';

import { lazyOverlay } from '~/components/feedback/lazyOverlay/lazyOverlay';
import { preloadOnInteraction } from '~/components/feedback/lazyOverlay/preloadOnInteraction';
import { DataChip } from '~/components/shell/DataChip/DataChip';

import { office } from './office';
import { useWorkspaceInfo } from './useWorkspaceInfo';

const loadPanel = () =>
  import('~/components/shell/WorkspacePanel/WorkspacePanel').then((module) => module.WorkspacePanel);
const WorkspacePanel = lazyOverlay(loadPanel);
const WorkspaceStartDialog = lazyOverlay(() =>
  import('~/components/shell/WorkspaceStartDialog/WorkspaceStartDialog').then((module) => module.WorkspaceStartDialog),
);
if (typeof window !== 'undefined') preloadOnInteraction(loadPanel);

/** The chip in the top bar that names the data, with its panel and the choice of the first visit. */
export function OfficeChip() {
  const { shows, hasWorkspace, mustChoose, workspace, operation, ...actions } = useStore(office);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const info = useWorkspaceInfo(isOpen ? workspace : undefined, operation);
  return (
    <>
      <DataChip
        data={shows}
        isOpen={isOpen}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          setIsOpen(true);
        }}
      />
      <WorkspacePanel
        open={isOpen && !mustChoose}
        anchor={anchor}
        content={shows === 'sample' ? { data: 'sample', hasWorkspace } : { data: 'workspace', info }}
        operation={operation}
        onClose={() => {
          setIsOpen(false);
          actions.dismiss();
        }}
        onStart={(contents) => void actions.start(contents)}
        onOpen={() => void actions.open()}
        onBackUp={() => void actions.backUp()}
        onRestore={(file) => void actions.restore(file)}
        onLeave={actions.leave}
        onDelete={() => void actions.deleteWorkspace()}
        onRetry={actions.retry}
      />
      <WorkspaceStartDialog
        open={mustChoose}
        operation={operation}
        onStart={(contents) => void actions.start(contents)}
        onRetry={actions.retry}
        onLeave={actions.leave}
      />
    </>
  );
}
