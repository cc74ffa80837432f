import { useEffect, useState } from 'react';

import type { WorkspaceInfo, WorkspaceOperation } from '~/components/shell/WorkspacePanel/workspaceOperation';

import type { OpenWorkspace } from '../workspace/openWorkspace';

/** Returns what the browser tells about a workspace; undefined until it is known. Reads it again after an operation. */
export function useWorkspaceInfo(
  workspace: OpenWorkspace | undefined,
  operation: WorkspaceOperation | undefined,
): WorkspaceInfo | undefined {
  const [info, setInfo] = useState<WorkspaceInfo>();
  useEffect(() => {
    let isCurrent = true;
    void workspace?.readInfo().then((next) => {
      if (isCurrent) setInfo(next);
    });
    return () => {
      isCurrent = false;
    };
  }, [workspace, operation]);
  return workspace && info;
}
