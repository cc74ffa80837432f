import type { ReactNode } from 'react';

import { AdminLayout } from './AdminLayout';

export type AdminStageProps = { currentPath: string; children: ReactNode };

/** Renders a screen inside the admin layout. */
export function AdminStage({ currentPath, children }: AdminStageProps) {
  return (
    <AdminLayout currentPath={currentPath} userName="Admin owner" onLogout={() => undefined}>
      {children}
    </AdminLayout>
  );
}
