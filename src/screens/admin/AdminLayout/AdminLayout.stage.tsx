import type { ReactNode } from 'react';

import { AdminLayout } from './AdminLayout';

export type AdminStageProps = { currentPath: string; children: ReactNode };

/** The platform's shell, for stories that show a screen where it stands. */
export function AdminStage({ currentPath, children }: AdminStageProps) {
  return (
    <AdminLayout currentPath={currentPath} userName="Admin owner" onLogout={() => undefined}>
      {children}
    </AdminLayout>
  );
}
