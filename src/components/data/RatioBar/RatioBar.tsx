import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { formatCount } from '~/domain/number/amounts';

type RatioPart = { label: string; count: number };

export type RatioBarProps = {
  /** Up to three parts, in display order. */
  parts: readonly RatioPart[];
  /**
   * Heading above the bar that says what the parts count. Needed if the counts do not add up to the number on the
   * StatCard.
   */
  caption?: string;
};

/** Fills of the three parts. The third has only an outline, so that the parts do not differ by hue alone. */
const partFillStyles = [
  { bgcolor: 'primary.main' },
  { bgcolor: 'text.primary' },
  { border: '2px solid', borderColor: 'text.secondary' },
] as const;

/**
 * A bar that shows the parts of a total, and a list with the count of each part. If all counts are 0, there is no bar.
 */
export function RatioBar({ parts, caption }: RatioBarProps) {
  const hasBar = parts.some(({ count }) => count > 0);
  return (
    <Box sx={{ display: 'grid', gap: '6px' }}>
      {caption && (
        <Typography variant="caption" sx={{ fontWeight: 600, color: 'text.secondary' }}>
          {caption}
        </Typography>
      )}
      {hasBar && (
        <Box aria-hidden sx={{ display: 'flex', gap: '2px', blockSize: 8, borderRadius: 99, overflow: 'hidden' }}>
          {parts.map(
            ({ label, count }, index) =>
              count > 0 && <Box key={label} sx={{ flexGrow: count, flexBasis: 0, ...partFillStyles[index] }} />,
          )}
        </Box>
      )}
      <Box component="dl">
        {parts.map(({ label, count }, index) => (
          <Box
            key={label}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              alignItems: 'baseline',
              gap: 1,
              paddingBlock: '2px',
              borderBlockEnd: '1px solid',
              borderColor: 'divider',
              '&:last-of-type': { borderBlockEnd: 0, paddingBlockEnd: 0 },
            }}
          >
            <Typography
              component="dt"
              variant="body2"
              sx={{
                color: 'text.secondary',
                display: 'flex',
                alignItems: 'center',
                gap: 1,
                // A dot in the style of the part, as in the legend of a chart.
                ...(hasBar && {
                  '&::before': {
                    content: '""',
                    flex: 'none',
                    inlineSize: 8,
                    blockSize: 8,
                    borderRadius: 99,
                    ...partFillStyles[index],
                  },
                }),
              }}
            >
              {label}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              sx={{ color: 'text.primary', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
            >
              {formatCount(count)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
