import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { sizes } from '~/components/theme/tokens';

export type PageHeadingProps = { children: ReactNode };

/** Heading of an office page without a primary button. It is as high as a button, like the headings of the lists. */
export function PageHeading({ children }: PageHeadingProps) {
  return (
    <Typography
      variant="h4"
      tabIndex={-1}
      sx={{
        display: 'flex',
        alignItems: 'center',
        minBlockSize: { xs: sizes.controlTouch, lg: sizes.control },
        marginBlockEnd: { xs: 2, md: 2.5 },
      }}
    >
      {children}
    </Typography>
  );
}
