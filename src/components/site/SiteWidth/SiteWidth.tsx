import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { sizes } from '~/components/theme/tokens';

export type SiteWidthProps = { children: ReactNode };

/** The column of the public site: its gutters, and no wider than a page reads well. */
export function SiteWidth({ children }: SiteWidthProps) {
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: sizes.siteWidth,
        marginInline: 'auto',
        paddingInline: { xs: 2.5, sm: 4, bar: 5 },
      }}
    >
      {children}
    </Box>
  );
}
