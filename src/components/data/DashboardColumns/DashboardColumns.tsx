import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export type DashboardColumnsProps = {
  /** Chart above both columns. */
  chart: ReactNode;
  /** Content of the narrow column, which is above the wide column on small screens. */
  aside: ReactNode;
  children: ReactNode;
};

/** Two columns below the cards of a dashboard: `children` in the wide column, `aside` in the narrow one. */
export function DashboardColumns({ chart, aside, children }: DashboardColumnsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(248px, 26%)' },
        alignItems: { xs: 'start', lg: 'stretch' },
        gap: { xs: 1, md: 2 },
      }}
    >
      <Box sx={{ gridColumn: '1 / -1' }}>{chart}</Box>
      <Box sx={{ order: { lg: 2 } }}>{aside}</Box>
      {children}
    </Box>
  );
}
