import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export type RatioPart = { label: string; count: number };

export type RatioBarProps = {
  /** Up to three parts, in order. */
  parts: readonly RatioPart[];
  /** Above the parts, if they are not parts of the total. */
  caption?: string;
  /** Without a bar if the parts do not add up to the total. */
  total: number;
};

/** Primary, text colour and outlined: the parts do not differ by hue alone. */
const fills = [{ bgcolor: 'primary.main' }, { bgcolor: 'text.primary' }, {}] as const;

const frame = { border: '1.5px solid', borderColor: 'tone.fieldLine' } as const;

const fillOf = (index: number) => ({ ...(index === 2 ? frame : {}), ...fills[index] });

/** A bar of the parts of a total, and a list with the numbers. */
export function RatioBar({ parts, caption, total }: RatioBarProps) {
  const addsUp = total > 0 && parts.reduce((sum, { count }) => sum + count, 0) === total;
  return (
    <Box sx={{ display: 'grid', gap: '6px' }}>
      {caption && (
        <Typography variant="caption" sx={{ fontWeight: 600, color: 'text.secondary' }}>
          {caption}
        </Typography>
      )}
      {addsUp && (
        <Box aria-hidden sx={{ display: 'flex', gap: '2px', blockSize: 8, borderRadius: 99, overflow: 'hidden' }}>
          {parts.map(
            ({ label, count }, index) =>
              count > 0 && <Box key={label} sx={{ flexGrow: count, flexBasis: 0, ...fillOf(index) }} />,
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
              gap: 2,
              paddingBlock: '3px',
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
                // The legend of the bar.
                ...(addsUp && {
                  '&::before': {
                    content: '""',
                    flex: 'none',
                    inlineSize: 8,
                    blockSize: 8,
                    borderRadius: 99,
                    ...fillOf(index),
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
              {count}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
