import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { EmptyState } from '../EmptyState/EmptyState';

export type ErrorPageProps = {
  title: string;
  /** What happened and what to do next. */
  text: string;
  /** The ways on, as buttons. */
  children: ReactNode;
};

/** Stands in the place of a page that could not be shown. */
export function ErrorPage({ title, text, children }: ErrorPageProps) {
  return (
    <Box sx={{ maxInlineSize: 640, marginInline: 'auto', paddingBlock: 5, paddingInline: 2 }}>
      <Typography variant="h4" tabIndex={-1} sx={{ marginBlockEnd: 2.5, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Card>
        <EmptyState figure="broken" text={text}>
          {children}
        </EmptyState>
      </Card>
    </Box>
  );
}
