import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import { formatCount } from '~/domain/number/amounts';

import { dailyCountChartCopy as copy } from './DailyCountChart.copy';

export type DailyCountChartProps = {
  heading: string;
  /** Counts of consecutive days, oldest first. The last one is today's. */
  counts: readonly number[];
};

/** Dashboard card with the total of the last days and a bar for each day. Screen readers read each day as a text. */
export function DailyCountChart({ heading, counts }: DailyCountChartProps) {
  const headingId = useId();
  const total = counts.reduce((sum, count) => sum + count, 0);
  const highestCount = Math.max(...counts);
  return (
    <Card component="section" aria-labelledby={headingId} sx={cardStyles}>
      <div>
        <Typography id={headingId} variant="subtitle2" component="h2">
          {heading}
        </Typography>
        <Typography variant="body2" sx={totalStyles}>
          <strong>{formatCount(total)}</strong> {copy.period(counts.length)}
        </Typography>
      </div>
      <div>
        <Box sx={barsStyles}>
          {counts.map((count, index) => {
            const day = copy.day(counts.length - 1 - index);
            return (
              <div key={day}>
                <Box component="span" sx={visuallyHidden}>
                  {copy.count(day, count)}
                </Box>
                {count > 0 && <span aria-hidden>{formatCount(count)}</span>}
                <i style={{ blockSize: `${(count / (highestCount || 1)) * 100}%` }} />
              </div>
            );
          })}
        </Box>
        <Typography variant="caption" aria-hidden sx={axisStyles}>
          <span>{copy.day(counts.length - 1)}</span>
          <span>{copy.day(0)}</span>
        </Typography>
      </div>
    </Card>
  );
}

const cardStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 12rem) minmax(0, 1fr)' },
  alignItems: 'center',
  gap: { xs: 1.5, md: 4 },
  padding: { xs: 1.5, sm: 2, md: 2.5 },
} satisfies SxProps<Theme>;

const totalStyles = {
  display: 'flex',
  alignItems: 'baseline',
  columnGap: 1,
  color: 'text.secondary',
  '& strong': { typography: 'h2', color: 'text.primary', fontVariantNumeric: 'tabular-nums' },
} satisfies SxProps<Theme>;

/**
 * Styles of the bars. Each has its count above it, so its track is lower than the list. On desktops, the list is lower
 * in low windows, so that the dashboards fit into windows of 1280 × 800 px.
 */
const barsStyles = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: { xs: '4px', md: 1 },
  blockSize: { xs: 76, lg: 'clamp(58px, 100dvh - 842px, 76px)' },
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  '& > div': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    paddingBlockStart: '20px',
    typography: 'caption',
    textAlign: 'center',
    color: 'text.secondary',
    fontVariantNumeric: 'tabular-nums',
  },
  '& i': {
    flex: 'none',
    alignSelf: 'center',
    inlineSize: 'min(100%, 20px)',
    borderRadius: '3px 3px 0 0',
    bgcolor: 'primary.main',
  },
  // The numbers above the bars give the counts, so only today's bar needs to stand out.
  '& > div:not(:last-of-type) i': { opacity: 0.4 },
} satisfies SxProps<Theme>;

const axisStyles = {
  display: 'flex',
  justifyContent: 'space-between',
  marginBlockStart: 0.5,
  color: 'text.secondary',
} satisfies SxProps<Theme>;
