import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { FinderNotice } from '../FinderNotice/FinderNotice';
import { upcomingCopy as copy } from './UpcomingNotice.copy';

export type UpcomingNoticeProps = {
  title: string;
  text?: string;
  /** Links to where to go meanwhile. */
  children?: ReactNode;
};

/** A page whose address is there before its screen is. */
export function UpcomingNotice({ title, text = copy.text, children }: UpcomingNoticeProps) {
  return (
    <>
      <Typography variant="h4" tabIndex={-1} sx={{ marginBlockEnd: 2.5, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Card>
        <FinderNotice figure="ring" text={text}>
          {children}
        </FinderNotice>
      </Card>
    </>
  );
}
