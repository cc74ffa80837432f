import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import ArrowIcon from 'lucide-react/icons/arrow-right';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { largeMonitorQuery } from '~/components/theme/largeMonitorQuery';
import { radii } from '~/components/theme/tokens';
import { formatCount } from '~/domain/number/amounts';

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
        containerType: 'inline-size',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        // The heading and the count stay at the top, even if `children` is higher.
        gridTemplateRows: 'auto 1fr',
        alignContent: 'start',
        columnGap: 4,
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
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 1, md: 1.5 },
          marginBlockEnd: { xs: 0.5, md: 1 },
          overflowWrap: 'break-word',
          // Gives the heading the whole width of a narrow card: hides the icon, and moves the arrow next to the count.
          '@container (max-width: 7rem)': {
            '& > span': { display: 'none' },
            '& > svg': { position: 'absolute', insetBlockEnd: 26, insetInlineEnd: 12 },
          },
        }}
      >
        <Box component="span" sx={iconStyles}>
          <Icon size="1.25rem" />
        </Box>
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
      <Box sx={{ gridColumn: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
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

const iconStyles = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: { xs: 28, md: 36 },
  blockSize: { xs: 28, md: 36 },
  borderRadius: `${radii.control}px`,
  bgcolor: 'tone.primarySoft',
  color: 'primary.main',
} as const;

/** Styles of `children`: below the count on phones, otherwise next to the heading and the count. */
const childrenStyles = {
  gridColumn: { sm: 2 },
  gridRow: { sm: '1 / span 2' },
  paddingBlockStart: 1,
  [largeMonitorQuery]: { alignSelf: 'center', paddingBlockStart: 0 },
} as const;
