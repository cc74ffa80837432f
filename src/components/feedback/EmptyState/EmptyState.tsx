import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import type { FinderPatternVariant } from '~/components/brand/FinderPattern/FinderPattern';

export type EmptyStateProps = {
  /** `ring`: no data; `broken`: an error; `fallen`: no matches. */
  figure: FinderPatternVariant;
  text: string;
  /** Action buttons. */
  children?: ReactNode;
};

/** Replaces content that is empty, has no matches or failed to load. */
export function EmptyState({ figure, text, children }: EmptyStateProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2.5, paddingBlock: 6, paddingInline: 3 }}>
      <Box sx={{ color: 'primary.main' }}>
        <FinderPattern variant={figure} size={56} />
      </Box>
      <Typography role="status" sx={{ color: 'text.secondary', textAlign: 'center', maxInlineSize: '44ch' }}>
        {text}
      </Typography>
      {children && <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>{children}</Box>}
    </Box>
  );
}
