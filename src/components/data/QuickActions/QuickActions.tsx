import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import ChevronIcon from 'lucide-react/icons/chevron-right';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';

import { largeMonitorQuery } from '~/components/theme/largeMonitorQuery';
import { radii, sizes } from '~/components/theme/tokens';

import { PanelHeader } from '../PanelHeader/PanelHeader';
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
  const isNumberOfTasksOdd = actions.filter(({ isPendingWork }) => !isPendingWork).length % 2 === 1;
  const wideCount = [0, 4, 2][actions.length % 3] ?? 0;
  return (
    <Card
      component="nav"
      aria-labelledby={headingId}
      sx={[
        cardStyles,
        { maxBlockSize: { lg: `${4.5 * (actions.length + 1)}rem` }, [largeMonitorQuery]: { maxBlockSize: 'none' } },
      ]}
    >
      <PanelHeader id={headingId} title={copy.heading} />
      <Box sx={linksStyles}>
        {actions.map(({ href, label, icon: Icon, isPendingWork = false }, index) => (
          <Link
            key={href}
            href={href}
            underline="none"
            sx={[
              linkStyles,
              isPendingWork && pendingWorkLinkStyles,
              {
                gridColumn: {
                  xs: isPendingWork || (isNumberOfTasksOdd && index === actions.length - 1) ? '1 / -1' : 'auto',
                  md: index < wideCount ? 'span 3' : 'span 2',
                  lg: 'auto',
                },
              },
            ]}
          >
            <Icon size="1.25rem" />
            <span>{label}</span>
            <ChevronIcon size="1rem" />
          </Link>
        ))}
      </Box>
    </Card>
  );
}

const cardStyles = { display: 'flex', flexDirection: 'column', blockSize: { lg: '100%' } } satisfies SxProps<Theme>;

/**
 * On phones, the links are in two columns, or with large text in one. Pending work has a row of its own, and so has the
 * last of an odd number of tasks. On tablets, three links fill a row, and the first rows have two if they do not add up.
 */
const linksStyles = {
  flex: 1,
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
    md: 'repeat(6, minmax(0, 1fr))',
    lg: 'minmax(0, 1fr)',
  },
  gridAutoRows: { md: 'minmax(auto, 1fr)' },
  gap: { xs: 0.75, md: 1, lg: 0.25 },
  padding: { xs: 1, md: 1.5, lg: 1 },
} satisfies SxProps<Theme>;

const linkStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 1, lg: 1.5 },
  minBlockSize: { xs: sizes.controlTouch, lg: sizes.control },
  // Keeps labels of two lines away from the border on phones.
  paddingBlock: { xs: '7px', md: 0 },
  paddingInline: { xs: 1, md: 1.5 },
  border: { xs: '1px solid', lg: 0 },
  borderColor: { xs: 'divider' },
  borderRadius: `${radii.control}px`,
  typography: 'body2',
  fontWeight: 500,
  color: 'text.primary',
  [largeMonitorQuery]: { typography: 'body1' },
  '& > span': { flex: 1, minInlineSize: 0 },
  '& > svg': { color: 'text.secondary' },
  '& > svg:last-of-type': { display: { xs: 'none', lg: 'block' } },
  '&:hover': { backgroundColor: 'tone.hover', '& > svg': { color: 'primary.main' } },
} satisfies SxProps<Theme>;

/** A tint makes pending work stand out from the other links. */
const pendingWorkLinkStyles = {
  fontWeight: 600,
  '&, &:hover': { backgroundColor: 'tone.warnSoft' },
  '& > svg:first-of-type': { color: 'warning.main' },
  '& > svg:last-of-type': { display: 'block' },
} satisfies SxProps<Theme>;
