import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import ChevronIcon from 'lucide-react/icons/chevron-right';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';

import { largeMonitorQuery } from '~/components/theme/largeMonitorQuery';
import { radii } from '~/components/theme/tokens';

import { quickActionsCopy as copy } from './QuickActions.copy';

export type QuickAction = {
  href: string;
  label: string;
  icon: LucideIcon;
  /** True for a link to pending work, whose icon has the warning colour. */
  isPendingWork?: boolean;
};

export type QuickActionsProps = { actions: readonly QuickAction[] };

/** Links from a dashboard to the pages for daily tasks. */
export function QuickActions({ actions }: QuickActionsProps) {
  const headingId = useId();
  const sideBySideCount = actions.filter(({ isPendingWork }) => !isPendingWork).length;
  return (
    <Card
      component="nav"
      aria-labelledby={headingId}
      sx={[
        createCardStyles(sideBySideCount),
        { maxBlockSize: { lg: `${4.5 * (actions.length + 1)}rem` }, [largeMonitorQuery]: { maxBlockSize: 'none' } },
      ]}
    >
      <Typography id={headingId} variant="subtitle1" sx={headingStyles}>
        {copy.heading}
      </Typography>
      {actions.map(({ href, label, icon: Icon, isPendingWork = false }) => (
        <Link key={href} href={href} underline="none" sx={[linkStyles, isPendingWork && pendingWorkLinkStyles]}>
          <Icon size="1.25rem" />
          <span>{label}</span>
          <ChevronIcon size="1rem" />
        </Link>
      ))}
    </Card>
  );
}

/**
 * From `lg` on, the card is next to the list of the dashboard, and has one link in each row. From `md` to `lg`, the
 * card is below the other cards. If there are four links, a row has two links, otherwise about three.
 */
const createCardStyles = (sideBySideCount: number) => ({
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: `repeat(auto-fill, minmax(${sideBySideCount === 4 ? 18 : 13}rem, 1fr))`,
    lg: 'minmax(0, 1fr)',
  },
  gridAutoRows: 'minmax(auto, 1fr)',
  gridTemplateRows: 'auto',
  blockSize: { lg: '100%' },
  padding: '0 12px 12px',
});

const headingStyles = {
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 60,
  paddingInline: { xs: '4px', md: '8px' },
} satisfies SxProps<Theme>;

const linkStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minBlockSize: 48,
  paddingInline: { xs: '4px', md: '8px' },
  borderRadius: `${radii.control}px`,
  typography: 'body2',
  fontWeight: 500,
  color: 'text.primary',
  [largeMonitorQuery]: { typography: 'body1' },
  '& > span': { flex: 1, minInlineSize: 0 },
  '& > svg': { color: 'text.secondary' },
  '&:hover': { backgroundColor: 'tone.hover', '& > svg': { color: 'primary.main' } },
} satisfies SxProps<Theme>;

/** Styles of the link to pending work. A line separates it from the links below. */
const pendingWorkLinkStyles = {
  gridColumn: '1 / -1',
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
  fontWeight: 600,
  '& > svg:first-of-type': { color: 'warning.main' },
} satisfies SxProps<Theme>;
