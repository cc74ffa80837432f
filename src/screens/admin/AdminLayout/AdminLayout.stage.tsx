import type { ReactNode } from 'react';

import { AdminLayout } from './AdminLayout';

export type AdminStageProps = { currentPath: string; children: ReactNode };

/** Shows a screen inside the layout of the back-office. */
export function AdminStage({ currentPath, children }: AdminStageProps) {
  return (
    <AdminLayout currentPath={currentPath} userName="Admin owner" onLogout={() => undefined}>
      {children}
    </AdminLayout>
  );
}
