import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

const valueWidths = ['60%', '45%', '70%', '35%', '50%'];

/** Placeholder for the fields while a record loads. */
export function DetailSkeleton() {
  return (
    <Box aria-hidden sx={{ paddingInline: 2.5 }}>
      {valueWidths.map((width) => (
        <Box
          key={width}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            minBlockSize: { xs: 48, lg: 40 },
            borderBlockEnd: '1px solid',
            borderColor: 'divider',
          }}
        >
          <Skeleton width={80} sx={{ flex: 'none', marginInlineEnd: 3, bgcolor: 'tone.line' }} />
          <Skeleton width={width} sx={{ bgcolor: 'tone.line' }} />
        </Box>
      ))}
    </Box>
  );
}
