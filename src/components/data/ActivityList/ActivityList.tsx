import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { EmptyState } from '~/components/feedback/EmptyState/EmptyState';
import { pulseAnimation } from '~/components/feedback/pulseAnimation';
import { recentActivityCount, getAllActivitiesUrl } from '~/domain/activity/activity';
import type { Activity } from '~/domain/activity/activity';
import type { CollectionSnapshot } from '~/domain/data/collection';

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
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 2,
          minBlockSize: 60,
          paddingBlock: 1,
          paddingInline: { xs: 2, md: 2.5 },
        }}
      >
        <Typography id={headingId} variant="subtitle1" sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
          <Box sx={status === 'loading' ? pulseAnimation : {}}>
            <FinderPattern size={14} colour="primary.main" />
          </Box>
          {copy.heading}
        </Typography>
        <Link
          href={showsAll ? pagePath : getAllActivitiesUrl(pagePath)}
          sx={{ display: 'inline-flex', alignItems: 'center', fontWeight: 600, minBlockSize: { xs: 44, lg: 36 } }}
        >
          {showsAll ? copy.viewRecent : copy.viewAll}
        </Link>
      </Box>
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
            minBlockSize: 60,
            paddingInline: { xs: 2, md: 2.5 },
            borderBlockStart: '1px solid',
            borderColor: 'divider',
          }}
        >
          <Skeleton variant="rounded" width={36} height={36} sx={{ bgcolor: 'tone.line' }} />
          <Skeleton width="40%" sx={{ bgcolor: 'tone.line' }} />
        </Box>
      ))}
    </div>
  );
}
