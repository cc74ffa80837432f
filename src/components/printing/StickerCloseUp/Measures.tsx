import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

import type { PrintSettings } from '~/domain/printing/printSettings';
import { formatNumber } from '~/domain/printing/typedNumber';

export type MeasuresProps = { settings: Pick<PrintSettings, 'design' | 'qr'> };

/** Where the code stands and how large it is, in mm and in per cent of the design. */
export function Measures({ settings: { design, qr } }: MeasuresProps) {
  const measures = [
    { label: 'Left', mm: (qr.x / 100) * design.width, percent: qr.x },
    { label: 'Top', mm: (qr.y / 100) * design.height, percent: qr.y },
    { label: 'Width', mm: qr.size, percent: (qr.size / design.width) * 100 },
    { label: 'Height', mm: qr.size, percent: (qr.size / design.height) * 100 },
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
        {measures.map(({ label, mm, percent }) => (
          <Box key={label} sx={{ px: 1 }}>
            <Typography variant="caption" component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Box
              component="dd"
              sx={{ margin: 0, display: 'flex', flexWrap: 'wrap', columnGap: 0.75, alignItems: 'baseline' }}
            >
              <Typography variant="subtitle2" component="span" sx={{ color: 'text.primary', whiteSpace: 'nowrap' }}>
                {formatNumber(mm, 2)} mm
              </Typography>
              <Typography variant="caption" component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {formatNumber(percent, 2)} %
              </Typography>
            </Box>
          </Box>
        ))}
      </Paper>
    </Box>
  );
}
