import type { ReactNode } from 'react';

import { AgencyLayout } from './AgencyLayout';

export type AgencyStageProps = { currentPath: string; children: ReactNode };

/** Shows a screen inside the layout of the sample agency. */
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
