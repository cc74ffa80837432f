import type { ReactNode } from 'react';

import { AgencyLayout } from './AgencyLayout';

export type AgencyStageProps = { currentPath: string; children: ReactNode };

/** Shows a screen inside the layout of the portal, with the name of a sample agency. */
export function AgencyStage({ currentPath, children }: AgencyStageProps) {
  return (
    <AgencyLayout
      currentPath={currentPath}
      agencyName="Harbour Tags"
      userName="Sample Agent"
      onLogout={() => undefined}
    >
      {children}
    </AgencyLayout>
  );
}
