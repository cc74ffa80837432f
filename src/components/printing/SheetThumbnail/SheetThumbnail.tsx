import Box from '@mui/material/Box';
import { useId } from 'react';

import { fixedColours } from '~/components/theme/tokens';
import { getPaperSize } from '~/domain/printing/settings/paper';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import { layOutSheet } from '~/domain/printing/sheet/sheetLayout';
import { getCornerRadii } from '~/domain/printing/sticker/cornerRadii';

export type SheetThumbnailProps = {
  settings: Pick<PrintSettings, 'paper' | 'margins' | 'gap' | 'design' | 'shape'>;
};

/** Width and height in px of the square in which the thumbnail is centred. */
const thumbnailSize = 48;

/** A small drawing of a sheet and its stickers. */
export function SheetThumbnail({ settings: { paper, margins, gap, design, shape } }: SheetThumbnailProps) {
  const patternId = useId();
  const paperSize = getPaperSize(paper);
  const sheet = layOutSheet({ paper: paperSize, margins, gap, stickerSize: design, stickerCount: 0 });
  // Width of a screen pixel in mm.
  const pixel = Math.max(paperSize.width, paperSize.height) / thumbnailSize;
  return (
    <Box
      component="svg"
      aria-hidden="true"
      viewBox={`0 0 ${paperSize.width} ${paperSize.height}`}
      sx={{ flex: 'none', display: 'block', width: thumbnailSize, height: thumbnailSize, overflow: 'visible' }}
    >
      <rect {...paperSize} fill={fixedColours.white} stroke={fixedColours.nightEdge} strokeWidth={pixel} />
      {sheet.fits && (
        <>
          {/* One SVG pattern draws all stickers, which can be hundreds. */}
          <pattern
            id={patternId}
            x={margins.left}
            y={margins.top}
            width={design.width + gap.x}
            height={design.height + gap.y}
            patternUnits="userSpaceOnUse"
          >
            <rect
              x={pixel / 4}
              y={pixel / 4}
              width={design.width - pixel / 2}
              height={design.height - pixel / 2}
              {...getCornerRadii(design, shape)}
              fill={fixedColours.blueSoft}
              stroke={fixedColours.onPaper}
              strokeWidth={pixel / 2}
            />
          </pattern>
          <rect
            x={margins.left}
            y={margins.top}
            width={paperSize.width - margins.left - margins.right - sheet.freeSpace.width}
            height={paperSize.height - margins.top - margins.bottom - sheet.freeSpace.height}
            fill={`url(#${patternId})`}
          />
        </>
      )}
    </Box>
  );
}
