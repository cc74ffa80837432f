import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { EmptyState } from '../EmptyState/EmptyState';

export type ErrorPageProps = {
  title: string;
  text: string;
  /** Buttons below the text, such as Reload. */
  children: ReactNode;
};

/** Shown instead of a page that failed to load or render. */
export function ErrorPage({ title, text, children }: ErrorPageProps) {
  return (
    <Box sx={{ maxInlineSize: 640, marginInline: 'auto', paddingBlock: 5, paddingInline: 2 }}>
      <Typography variant="h4" tabIndex={-1} sx={{ marginBlockEnd: 2.5, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Card>
        <EmptyState iconVariant="broken" text={text}>
          {children}
        </EmptyState>
      </Card>
    </Box>
  );
}
