import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

import type { Size } from '~/domain/printing/settings/paper';
import type { Box as CodeBox } from '~/domain/printing/sticker/stickerElements';
import { formatNumber } from '~/domain/number/formatNumber';

export type CodeMeasurementsProps = {
  /** Name of the code or text line: 'QR code'. */
  name: string;
  designSize: Size;
  /** Box of the code, in mm from the top left corner of the design. */
  box: CodeBox;
};

/** Position and size of a code or text line, in mm and in per cent of the design. */
export function CodeMeasurements({ name, designSize, box }: CodeMeasurementsProps) {
  const measurements = [
    { label: 'Left', mm: box.x, designSide: designSize.width },
    { label: 'Top', mm: box.y, designSide: designSize.height },
    { label: 'Width', mm: box.width, designSide: designSize.width },
    { label: 'Height', mm: box.height, designSide: designSize.height },
  ];
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Paper variant="outlined" sx={paperStyles}>
        <Typography variant="subtitle2" component="p" sx={{ color: 'text.primary' }}>
          {name}
        </Typography>
        <Box component="dl" sx={listStyles}>
          {measurements.map(({ label, mm, designSide }) => (
            <div key={label}>
              <Typography variant="caption" component="dt" sx={{ color: 'text.secondary' }}>
                {label}
              </Typography>
              <dd>
                <Typography variant="subtitle2" component="span" sx={{ color: 'text.primary', whiteSpace: 'nowrap' }}>
                  {formatNumber(mm, 1)} mm
                </Typography>
                <Typography variant="caption" component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                  {formatNumber((mm / designSide) * 100, 1)} %
                </Typography>
              </dd>
            </div>
          ))}
        </Box>
      </Paper>
    </Box>
  );
}

/**
 * With enough width, the name and the measurements are on one line, which is wide enough for the percentages from 760 px
 * on. Otherwise, they are a card.
 */
const paperStyles = {
  px: 1.5,
  py: 0.75,
  borderRadius: 1,
  '@container (min-width: 560px)': {
    display: 'flex',
    alignItems: 'baseline',
    gap: 3,
    p: 0,
    border: 0,
    bgcolor: 'transparent',
  },
} as const;

const listStyles = {
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 2,
  rowGap: 0.5,
  '& dd': { display: 'flex', flexWrap: 'wrap', columnGap: 0.75, alignItems: 'baseline', margin: 0 },
  '@container (min-width: 300px)': {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '& dd': { flexDirection: 'column', alignItems: 'start' },
  },
  '@container (min-width: 560px)': {
    '& > div': { display: 'flex', alignItems: 'baseline', columnGap: 0.75 },
    '& dd': { flexDirection: 'row', alignItems: 'baseline' },
  },
  '@container (560px <= width < 760px)': { '& dd > :last-child': { display: 'none' } },
} as const;
