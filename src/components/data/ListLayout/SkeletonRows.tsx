import Box from '@mui/material/Box';

/** In percent. */
const widths = [70, 53, 80, 62, 75];

/** Placeholder rows while loading. Hidden from assistive technology: ListCount announces the state. */
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
