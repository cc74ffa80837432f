import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ActivityIcon from 'lucide-react/icons/activity';
import PackageIcon from 'lucide-react/icons/package';
import PartnersIcon from 'lucide-react/icons/users';
import type { ReactNode } from 'react';

import { largeMonitorQuery } from '~/components/theme/largeMonitorQuery';
import { radii } from '~/components/theme/tokens';
import { getActivityKind } from '~/domain/activity/activity';
import type { Activity, ActivityKind } from '~/domain/activity/activity';

import { activityListCopy as copy } from './ActivityList.copy';

const icons: Record<ActivityKind, ReactNode> = {
  partner: (
    <PartnersIcon role="img" size="1.25rem">
      <title>{copy.kinds.partner}</title>
    </PartnersIcon>
  ),
  package: (
    <PackageIcon role="img" size="1.25rem">
      <title>{copy.kinds.package}</title>
    </PackageIcon>
  ),
  default: (
    <ActivityIcon role="img" size="1.25rem">
      <title>{copy.kinds.default}</title>
    </ActivityIcon>
  ),
};

const iconBoxSize = 36;

export function ActivityRow({ activity }: { activity: Activity }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: `${iconBoxSize}px minmax(0, 1fr)`, md: `${iconBoxSize}px minmax(0, 1fr) auto` },
        columnGap: 1.5,
        alignItems: 'center',
        minBlockSize: 60,
        paddingBlock: { xs: 1.25, md: 1 },
        paddingInline: { xs: 2, md: 2.5 },
        borderBlockStart: '1px solid',
        borderColor: 'divider',
        [largeMonitorQuery]: { minBlockSize: 88, '& > p': { typography: 'body1' } },
      }}
    >
      <Box
        sx={{
          gridRow: { xs: '1 / 3', md: 'auto' },
          display: 'grid',
          placeItems: 'center',
          inlineSize: iconBoxSize,
          blockSize: iconBoxSize,
          borderRadius: `${radii.control}px`,
          bgcolor: 'tone.idleSoft',
          color: 'text.secondary',
        }}
      >
        {icons[getActivityKind(activity.heading)]}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.primary', fontWeight: 500, overflowWrap: 'anywhere' }}>
        {activity.heading}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {activity.time}
      </Typography>
    </Box>
  );
}
