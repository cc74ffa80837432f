import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';

import { formatCount } from '~/domain/number/amounts';
import type { SheetLayout } from '~/domain/printing/sheet/sheetLayout';

import { MiniaturePage } from './MiniaturePage';
import { canDrawMiniatures, stripStyles } from './stripStyles';

export type PageStripProps = {
  layout: SheetLayout;
  /** Number of stickers that the job has finished. */
  doneCount: number;
  /** Accessible name of the progress bar. */
  label: string;
};

/**
 * Progress of a job on a run, such as making a PDF, as a strip of miniature pages. Each sticker is a cell, which is
 * coloured once the job has finished the sticker.
 */
export function PageStrip({ layout, doneCount, label }: PageStripProps) {
  const { pageCount, stickerCount } = layout;
  const progress = {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': stickerCount,
    'aria-valuenow': doneCount,
    'aria-valuetext': `${formatCount(doneCount)} of ${formatCount(stickerCount)}`,
  } as const;
  if (!canDrawMiniatures(layout)) {
    return (
      <Box sx={{ flex: '2 1 200px' }}>
        <LinearProgress variant="determinate" value={(doneCount / stickerCount) * 100} {...progress} />
      </Box>
    );
  }
  return (
    <Box {...progress} sx={stripStyles}>
      {Array.from({ length: pageCount }, (_, page) => (
        <MiniaturePage
          key={page}
          layout={layout}
          page={page}
          getColour={(index) => (index < doneCount ? 'primary.main' : 'tone.line')}
        />
      ))}
    </Box>
  );
}
