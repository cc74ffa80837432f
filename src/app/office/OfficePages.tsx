import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { StartWorkspaceContext } from '~/components/data/DetailPanel/StartWorkspaceContext';
import { ReadStoredFileContext } from '~/components/files/ReadStoredFileContext';
import { ConfirmProvider } from '~/components/feedback/ConfirmProvider/ConfirmProvider';
import { lazyWithFallback } from '~/components/feedback/lazyOverlay/lazyWithFallback';

import { AppDataContext } from '../data/appData';
import type { AppData } from '../data/appData';
import { UndoProvider } from '../lists/UndoProvider';
import { PageErrorBoundary } from '../page/PageErrorBoundary';
import type { OpenWorkspace } from '../workspace/openWorkspace';
import { officeStore } from './officeStore';
import type { WorkspaceAlertProps } from './WorkspaceAlert';

// Renders nothing if the chunk of the alert fails to load, since the pages work without the alert.
const WorkspaceAlert = lazyWithFallback<WorkspaceAlertProps>(
  () => import('./WorkspaceAlert').then((module) => module.WorkspaceAlert),
  () => null,
);
const WorkspaceLoading = lazy(async () => ({ default: (await import('./WorkspaceLoading')).WorkspaceLoading }));

type OfficePagesProps = {
  /** Data of the pages. The data of a workspace is undefined until the workspace is open. */
  data: AppData | undefined;
  /** The open workspace; undefined with sample data. */
  workspace: OpenWorkspace | undefined;
  children: ReactNode;
};

const openStartPanel = () => officeStore.setState({ panel: 'start' });

/** Provides the pages of an area with their data and dialogs. Shows WorkspaceLoading while `data` is undefined. */
export function OfficePages({ data, workspace, children }: OfficePagesProps) {
  const { pathname } = useLocation();
  if (!data)
    return (
      <PageErrorBoundary>
        <Suspense>
          <WorkspaceLoading />
        </Suspense>
      </PageErrorBoundary>
    );
  return (
    <AppDataContext value={data}>
      {workspace && (
        <Suspense>
          <WorkspaceAlert workspace={workspace} />
        </Suspense>
      )}
      {/* The outer provider is for alerts about Undo. The inner one closes dialogs when the user leaves their page. */}
      <ConfirmProvider>
        <UndoProvider>
          <ReadStoredFileContext value={data.readFile}>
            <StartWorkspaceContext value={workspace ? undefined : openStartPanel}>
              <ConfirmProvider key={pathname}>
                <PageErrorBoundary>{children}</PageErrorBoundary>
              </ConfirmProvider>
            </StartWorkspaceContext>
          </ReadStoredFileContext>
        </UndoProvider>
      </ConfirmProvider>
    </AppDataContext>
  );
}
