import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import type { FinderFigure } from '~/components/brand/FinderPattern/FinderPattern';

export type EmptyStateProps = {
  /** A ring is empty, a broken figure failed, a fallen core found nothing. */
  figure: FinderFigure;
  text: string;
  /** What can be done about it. */
  children?: ReactNode;
};

/** What stands in the place of content that is not there. */
export function EmptyState({ figure, text, children }: EmptyStateProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2.5, paddingBlock: 6, paddingInline: 3 }}>
      <Box sx={{ color: 'primary.main' }}>
        <FinderPattern figure={figure} size={56} />
      </Box>
      <Typography role="status" sx={{ color: 'text.secondary', textAlign: 'center', maxInlineSize: '44ch' }}>
        {text}
      </Typography>
      {children && <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>{children}</Box>}
    </Box>
  );
}
