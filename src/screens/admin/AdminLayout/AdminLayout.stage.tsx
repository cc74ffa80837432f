import type { ReactNode } from 'react';

import { ConfirmProvider } from '~/components/feedback/ConfirmProvider/ConfirmProvider';

import { AdminLayout } from './AdminLayout';

export type AdminStageProps = { currentPath: string; children: ReactNode };

/** Shows a screen inside the layout of the back-office, with a ConfirmProvider. */
export function AdminStage({ currentPath, children }: AdminStageProps) {
  return (
    <ConfirmProvider>
      <AdminLayout currentPath={currentPath} userName="Admin owner" onLogout={() => undefined}>
        {children}
      </AdminLayout>
    </ConfirmProvider>
  );
}
