import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

import type { Size } from '~/domain/printing/settings/paper';
import type { Box as CodeBox } from '~/domain/printing/sticker/stickerElements';
import { formatNumber } from '~/domain/number/formatNumber';

export type CodeMeasurementsProps = {
  designSize: Size;
  /** Box of the code, in mm from the top left corner of the design. */
  box: CodeBox;
};

/** Position and size of a code or text line, in mm and in per cent of the design. */
export function CodeMeasurements({ designSize, box }: CodeMeasurementsProps) {
  const measurements = [
    { label: 'Left', mm: box.x, designSide: designSize.width },
    { label: 'Top', mm: box.y, designSide: designSize.height },
    { label: 'Width', mm: box.width, designSide: designSize.width },
    { label: 'Height', mm: box.height, designSide: designSize.height },
  ];
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Paper
        variant="outlined"
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          rowGap: 0.5,
          py: 0.75,
          borderRadius: 1,
          '@container (min-width: 300px)': {
            gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
            '& dd': { flexDirection: 'column', alignItems: 'start' },
          },
        }}
      >
        {measurements.map(({ label, mm, designSide }) => (
          <Box key={label} sx={{ px: 1 }}>
            <Typography variant="caption" component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Box
              component="dd"
              sx={{ margin: 0, display: 'flex', flexWrap: 'wrap', columnGap: 0.75, alignItems: 'baseline' }}
            >
              <Typography variant="subtitle2" component="span" sx={{ color: 'text.primary', whiteSpace: 'nowrap' }}>
                {formatNumber(mm, 1)} mm
              </Typography>
              <Typography variant="caption" component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {formatNumber((mm / designSide) * 100, 1)} %
              </Typography>
            </Box>
          </Box>
        ))}
      </Paper>
    </Box>
  );
}
