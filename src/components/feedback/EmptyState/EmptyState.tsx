import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import type { FinderPatternVariant } from '~/components/brand/FinderPattern/FinderPattern';

export type EmptyStateProps = {
  /** Icon: 'ring' if there is no data, 'fallen' if nothing matches, 'broken' after an error. */
  iconVariant: FinderPatternVariant;
  text: string;
  /** Buttons below the text, such as Try again. */
  children?: ReactNode;
};

/** Shown in place of content that is empty, has no search results or failed to load: an icon, a text and buttons. */
export function EmptyState({ iconVariant, text, children }: EmptyStateProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2.5, paddingBlock: 6, paddingInline: 3 }}>
      <Box sx={{ color: 'primary.main' }}>
        <FinderPattern variant={iconVariant} size={56} />
      </Box>
      <Typography role="status" sx={{ color: 'text.secondary', textAlign: 'center', maxInlineSize: '44ch' }}>
        {text}
      </Typography>
      {children && <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>{children}</Box>}
    </Box>
  );
}
