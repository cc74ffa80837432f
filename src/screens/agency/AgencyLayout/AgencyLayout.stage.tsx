import type { ReactNode } from 'react';

import { AgencyLayout } from './AgencyLayout';

export type AgencyStageProps = { currentPath: string; children: ReactNode };

/** The sample agency's shell, for stories that show a screen where it stands. */
export function AgencyStage({ currentPath, children }: AgencyStageProps) {
  return (
    <AgencyLayout
      currentPath={currentPath}
      agencyName="Sample Tags Agency"
      userName="Sample Agent"
      onLogout={() => undefined}
    >
      {children}
    </AgencyLayout>
  );
}
