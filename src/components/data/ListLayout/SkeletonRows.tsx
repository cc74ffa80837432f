import Box from '@mui/material/Box';

/** Width of the first bar in each row, in per cent of its column. */
const barWidths = [70, 53, 80, 62, 75];

/** Placeholder rows, shown while a list loads. Hidden from screen readers, because ListCount announces the state. */
export function SkeletonRows() {
  return (
    <Box aria-hidden sx={{ borderBlockStart: '1px solid', borderColor: 'divider' }}>
      {barWidths.map((width) => (
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
