import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';

import { AppDataContext } from '../data/appData';
import type { AppData } from '../data/appData';

const OfficeOpening = lazy(async () => ({ default: (await import('./OfficeOpening')).OfficeOpening }));

type OfficePagesProps = {
  /** Undefined until the workspace is open. */
  data: AppData | undefined;
  children: ReactNode;
};

/** The pages of an area, which get `data`. */
export function OfficePages({ data, children }: OfficePagesProps) {
  if (data) return <AppDataContext value={data}>{children}</AppDataContext>;
  return (
    <Suspense>
      <OfficeOpening />
    </Suspense>
  );
}
