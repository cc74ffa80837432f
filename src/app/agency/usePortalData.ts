import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';

import type { AppData } from '../data/appData';
import { useAppData } from '../data/useAppData';
import { useOfficeWorkspace } from '../office/useOfficeWorkspace';
import { noSubscription } from '../page/noSubscription';
import type { OpenWorkspace } from '../workspace/openWorkspace';
import { portalAgencyStore } from '../store/portalAgencyStore';

type PortalData = {
  /** React key that changes when the portal shows the data of another source or agency. */
  key: string;
  /** Data of the portal. The data of a workspace is undefined until the workspace is open. */
  data: AppData | undefined;
  /** The open workspace; undefined with sample data, and until the workspace is open. */
  workspace: OpenWorkspace | undefined;
  /** True if the workspace is open, but the user has not chosen yet which of its agencies the portal shows. */
  mustChooseAgency: boolean;
};

/**
 * Returns the data of the portal. In a workspace, this is the data of the only agency with the user's email, or else of
 * the agency that the user has chosen.
 */
export function usePortalData(email: string): PortalData {
  const { shows, workspace } = useOfficeWorkspace();
  const sampleData = useAppData();
  const chosenAgencyId = useStore(portalAgencyStore, ({ agencyIds }) => agencyIds[email]);
  const findPortalAgencyId = () => workspace?.findAgencyId(email) ?? workspace?.findExistingAgencyId(chosenAgencyId);
  const agencyId = useSyncExternalStore(workspace?.snapshotStore.subscribe ?? noSubscription, findPortalAgencyId);
  if (shows === 'sample') return { key: shows, data: sampleData, workspace: undefined, mustChooseAgency: false };
  return {
    key: `${shows} ${agencyId ?? ''}`,
    data: workspace?.getAppData(agencyId ?? ''),
    workspace,
    mustChooseAgency: workspace !== undefined && agencyId === undefined,
  };
}
