import Box from '@mui/material/Box';

import type { SheetLayout } from '~/domain/printing/sheet/sheetLayout';

import { MiniaturePage } from './MiniaturePage';
import { canDrawMiniatures, stripStyles } from './stripStyles';

export type ChosenPagesProps = {
  layout: SheetLayout;
  /** Zero-based indices, in the run, of the chosen stickers. */
  chosenStickers: ReadonlySet<number>;
  /** Accessible name of the picture. */
  label: string;
};

/** Picture of the pages of a run that highlights the chosen stickers. Renders nothing if there are too many pages. */
export function ChosenPages({ layout, chosenStickers, label }: ChosenPagesProps) {
  if (!canDrawMiniatures(layout)) return null;
  return (
    <Box role="img" aria-label={label} sx={stripStyles}>
      {Array.from({ length: layout.pageCount }, (_, page) => (
        <MiniaturePage
          key={page}
          layout={layout}
          page={page}
          getColour={(index) => (chosenStickers.has(index) ? 'primary.main' : 'tone.line')}
        />
      ))}
    </Box>
  );
}
