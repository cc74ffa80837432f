import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import ArrowIcon from 'lucide-react/icons/arrow-right';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { largeMonitorQuery } from '~/components/theme/largeMonitorQuery';
import { radii } from '~/components/theme/tokens';
import { formatCount } from '~/domain/number/amounts';

import { IconDisc } from '../IconDisc/IconDisc';

export type StatCardProps = {
  heading: string;
  /** URL to which the whole card links. */
  href: string;
  icon: LucideIcon;
  count: number;
  /** Change of the count, such as '+5'. `note` then names the period of the change. */
  countChange?: string;
  /** Period of the change, such as 'today', or meaning of the count, such as 'total'. */
  note?: string;
  /** Details next to the count, usually a RatioBar. */
  children?: ReactNode;
};

/** Dashboard card with a number. The whole card is one link, whose accessible name is the heading. */
export function StatCard({ heading, href, icon: Icon, count, countChange, note, children }: StatCardProps) {
  return (
    <Card
      sx={(theme) => ({
        position: 'relative',
        blockSize: '100%',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'auto 1fr',
        // The counts of adjacent cards are on one line, also if `children` makes the cards higher.
        alignItems: 'last baseline',
        columnGap: 6.5,
        padding: theme.spacing(1.5),
        transition: theme.transitions.create(['border-color', 'translate'], {
          duration: theme.transitions.duration.shortest,
        }),
        '&:hover': {
          borderColor: theme.vars.palette.primary.main,
          translate: '0 -2px',
          '& .lucide-arrow-right': { color: theme.vars.palette.primary.main },
        },
        '&:has(a:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
        [theme.breakpoints.up('sm')]: {
          padding: theme.spacing(2),
          ...(children ? { gridTemplateColumns: 'auto minmax(0, 1fr)' } : {}),
        },
        [theme.breakpoints.up('md')]: { padding: theme.spacing(2.5) },
        [largeMonitorQuery]: { padding: theme.spacing(4), rowGap: theme.spacing(1) },
      })}
    >
      <Typography
        variant="subtitle2"
        component="h2"
        sx={[headingStyles, children ? { marginBlockEnd: 0.5 } : stackedOnPhonesStyles]}
      >
        <IconDisc>
          <Icon size="1.25rem" />
        </IconDisc>
        <Link
          href={href}
          underline="none"
          sx={{
            color: 'inherit',
            minInlineSize: 0,
            '&:focus-visible': { outline: 'none' },
            '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: `${radii.card}px` },
          }}
        >
          {heading}
        </Link>
        <Box component={ArrowIcon} size="1rem" sx={{ color: 'text.secondary', marginInlineStart: 'auto' }} />
      </Typography>
      <Box sx={{ gridRow: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
        <Typography
          variant="figure"
          sx={(theme) => ({
            color: theme.vars.palette.text.primary,
            [theme.breakpoints.down('md')]: { fontSize: theme.typography.pxToRem(36), lineHeight: 44 / 36 },
            [largeMonitorQuery]: { fontSize: theme.typography.pxToRem(64), lineHeight: 72 / 64 },
          })}
        >
          {formatCount(count)}
        </Typography>
        <Typography variant="body2" sx={[noteStyles, countChange !== undefined && noteWithChangeStyles]}>
          {countChange && (
            <Box component="strong" sx={{ fontWeight: 600, color: 'success.main' }}>
              {countChange}
            </Box>
          )}
          {countChange && ' '}
          {note}
        </Typography>
      </Box>
      {children && <Box sx={childrenStyles}>{children}</Box>}
    </Card>
  );
}

const noteStyles = { color: 'text.secondary' } as const;
/** On phones, a note with a change is always on a line of its own, so that adjacent cards look the same. */
const noteWithChangeStyles = { flexBasis: { xs: '100%', md: 'auto' } } as const;

/** The icon is in the left corner of the card, the arrow in the right one. */
const headingStyles = {
  gridArea: '1 / 1 / auto / -1',
  alignSelf: 'start',
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 1, md: 1.5 },
  marginBlockEnd: { xs: 0.5, md: 1 },
  overflowWrap: 'break-word',
} satisfies SxProps<Theme>;

/** On phones, where cards are narrow, the heading has a line of its own below the icon and the arrow. */
const stackedOnPhonesStyles = {
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  '& > a': { order: { xs: 1, md: 0 }, flexBasis: { xs: '100%', md: 'auto' } },
} satisfies SxProps<Theme>;

/** Styles of `children`: below the count on phones, otherwise between the heading and the arrow. */
const childrenStyles = {
  gridArea: { sm: '1 / 2 / 3' },
  // Ends before the arrow, to which high children extend.
  paddingInlineEnd: { sm: 4 },
  paddingBlockStart: { xs: 1, sm: 0 },
} satisfies SxProps<Theme>;
