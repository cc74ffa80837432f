import { useEffect, useState } from 'react';

import type { WorkspaceInfo, WorkspaceOperation } from '~/components/shell/WorkspacePanel/workspaceOperation';

import type { OpenWorkspace } from '../workspace/openWorkspace';

/**
 * Returns facts about a workspace, such as the used space; undefined until they are known. Reads them when `isOpen`
 * becomes true, and again when an operation begins or ends.
 */
export function useWorkspaceInfo(
  workspace: OpenWorkspace | undefined,
  isOpen: boolean,
  operation: WorkspaceOperation | undefined,
): WorkspaceInfo | undefined {
  const [loadedInfo, setLoadedInfo] = useState<{ workspace: OpenWorkspace; info: WorkspaceInfo }>();
  useEffect(() => {
    if (!isOpen || !workspace) return undefined;
    let isCurrent = true;
    void workspace.readInfo().then((info) => {
      if (isCurrent) setLoadedInfo({ workspace, info });
    });
    return () => {
      isCurrent = false;
    };
  }, [workspace, isOpen, operation]);
  // Keeps the info while the panel closes. Without it, the panel would shrink, and the second click of a double-click
  // on Close would hit another button.
  return loadedInfo?.workspace === workspace ? loadedInfo?.info : undefined;
}
