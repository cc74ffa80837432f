import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { sizes } from '~/components/theme/tokens';

export type SiteWidthProps = { children: ReactNode };

/** The content column of the public site, with its maximum width and its gutters. */
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
