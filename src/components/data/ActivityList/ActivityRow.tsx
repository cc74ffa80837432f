import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import DoneIcon from 'lucide-react/icons/circle-check';
import PackageIcon from 'lucide-react/icons/package';
import PartnersIcon from 'lucide-react/icons/users';
import type { ReactNode } from 'react';

import { largeMonitorQuery } from '~/components/theme/largeMonitorQuery';
import { getActivityKind } from '~/domain/activity/activity';
import type { Activity, ActivityKind } from '~/domain/activity/activity';

import { IconDisc } from '../IconDisc/IconDisc';
import { activityListCopy as copy } from './ActivityList.copy';

const icons: Record<ActivityKind, ReactNode> = {
  partner: (
    <IconDisc>
      <PartnersIcon role="img" size="1.25rem">
        <title>{copy.kinds.partner}</title>
      </PartnersIcon>
    </IconDisc>
  ),
  package: (
    <IconDisc>
      <PackageIcon role="img" size="1.25rem">
        <title>{copy.kinds.package}</title>
      </PackageIcon>
    </IconDisc>
  ),
  default: (
    <IconDisc tone="neutral">
      <DoneIcon role="img" size="1.25rem">
        <title>{copy.kinds.default}</title>
      </DoneIcon>
    </IconDisc>
  ),
};

type ActivityRowProps = {
  activity: Activity;
  /** Replaces the heading of the activity. */
  children?: ReactNode;
};

/** An activity with the icon of its kind. On phones, the time is below the heading. */
export function ActivityRow({ activity, children = activity.heading }: ActivityRowProps) {
  return (
    <Box component="li" sx={rowStyles}>
      {icons[getActivityKind(activity.heading)]}
      <Typography variant="body2" sx={{ color: 'text.primary', fontWeight: 500, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {activity.time}
      </Typography>
    </Box>
  );
}

const rowStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' },
  columnGap: 1.5,
  rowGap: 0.25,
  alignItems: 'center',
  minBlockSize: 56,
  paddingBlock: { xs: 1.25, md: 1 },
  paddingInline: { xs: 2, md: 2.5 },
  '&:not(:first-of-type)': { borderBlockStart: '1px solid', borderColor: 'divider' },
  '& > span': { gridRow: { xs: '1 / 3', md: 'auto' } },
  [largeMonitorQuery]: {
    minBlockSize: 64,
    '& > p:first-of-type': { typography: 'body1' },
    '& > p': { typography: 'body2' },
  },
} satisfies SxProps<Theme>;
