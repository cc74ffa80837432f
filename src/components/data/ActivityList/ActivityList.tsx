import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useId } from 'react';

import { EmptyState } from '~/components/feedback/EmptyState/EmptyState';
import { recentActivityCount, getAllActivitiesUrl } from '~/domain/activity/activity';
import type { Activity } from '~/domain/activity/activity';
import type { CollectionSnapshot } from '~/domain/data/collection';

import { PanelHeader } from '../PanelHeader/PanelHeader';
import { activityListCopy as copy } from './ActivityList.copy';
import { ActivityRow } from './ActivityRow';

export type ActivityListProps = {
  activities: CollectionSnapshot<Activity>;
  view: 'recent' | 'all';
  /** Path of the dashboard, for the link that switches between recent and all activities. */
  pagePath: string;
  onRetry: () => void;
};

/** Card with the activities on a dashboard. The rows must be sorted, newest first. */
export function ActivityList({ activities: { status, rows }, view, pagePath, onRetry }: ActivityListProps) {
  const headingId = useId();
  const showsAll = view === 'all';
  return (
    <Card component="section" aria-labelledby={headingId} aria-busy={status === 'loading'}>
      <PanelHeader id={headingId} title={copy.heading} isLoading={status === 'loading'}>
        <Link href={showsAll ? pagePath : getAllActivitiesUrl(pagePath)}>
          {showsAll ? copy.viewRecent : copy.viewAll}
        </Link>
      </PanelHeader>
      {status === 'loading' && <LoadingRows />}
      {status === 'failed' && (
        <EmptyState iconVariant="broken" text={copy.failed}>
          <Button variant="outlined" onClick={onRetry}>
            {copy.retry}
          </Button>
        </EmptyState>
      )}
      {status === 'ready' && rows.length === 0 && <EmptyState iconVariant="ring" text={copy.empty} />}
      {status === 'ready' && rows.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none' }}>
          {(showsAll ? rows : rows.slice(0, recentActivityCount)).map((activity) => (
            <ActivityRow key={activity.id} activity={activity} />
          ))}
        </Box>
      )}
    </Card>
  );
}

function LoadingRows() {
  return (
    <div role="status" aria-label={copy.loading}>
      {Array.from({ length: recentActivityCount }, (_, index) => (
        <Box
          key={index}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            minBlockSize: 56,
            paddingInline: { xs: 2, md: 2.5 },
            '&:not(:first-of-type)': { borderBlockStart: '1px solid', borderColor: 'divider' },
          }}
        >
          <Skeleton variant="circular" width={36} height={36} sx={{ bgcolor: 'tone.line' }} />
          <Skeleton width="40%" sx={{ bgcolor: 'tone.line' }} />
        </Box>
      ))}
    </div>
  );
}
