import Box from '@mui/material/Box';

/** Widths in per cent, so that the rows look like words and not like bars. */
const widths = [70, 53, 80, 62, 75];

/** Rows to come. The count above says so in words. */
export function SkeletonRows() {
  return (
    <Box aria-hidden sx={{ borderBlockStart: '1px solid', borderColor: 'divider' }}>
      {widths.map((width) => (
        <Box
          key={width}
          sx={{
            display: 'grid',
            gridTemplateColumns: '2fr 1fr 1fr',
            alignItems: 'center',
            gap: 3,
            blockSize: 52,
            paddingInline: 2,
            borderBlockEnd: '1px solid',
            borderColor: 'divider',
            '&:last-of-type': { borderBlockEnd: 0 },
            '& > span': { blockSize: 10, borderRadius: '5px', bgcolor: 'tone.line' },
          }}
        >
          <Box component="span" sx={{ inlineSize: `${width}%` }} />
          <span />
          <Box component="span" sx={{ inlineSize: '60%', justifySelf: 'end' }} />
        </Box>
      ))}
    </Box>
  );
}
