import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { fixedColours } from '~/components/theme/tokens';
import type { Size } from '~/domain/printing/settings/paper';
import type { Margins } from '~/domain/printing/settings/printSettings';
import type { SheetLayout, SheetProblem } from '~/domain/printing/sheet/sheetLayout';
import type { StickerShape } from '~/domain/printing/settings/stickerShape';

import { HatchedEdge } from './HatchedEdge';
import { SlotOutlines } from './SlotOutlines';
import { UnusedHeightMark, unusedTextWidth } from './UnusedHeightMark';

export type SheetOutlinesProps = {
  paperSize: Size;
  margins: Margins;
  stickerSize: Size;
  shape: StickerShape | undefined;
  layout: SheetLayout | SheetProblem;
  page: number;
  /** Zero-based indices of the stickers to outline in red. */
  errorStickers?: ReadonlySet<number> | undefined;
  /** Zero-based index of a sticker to give a thick outline. */
  highlightedSticker?: number | undefined;
  /** Width of a screen pixel in mm, so that lines and text keep their size at every zoom. */
  pixelSize: number;
  /** Width in mm of the strip along the edges of the paper that may not print. It is hatched. */
  blankEdgeWidth?: number | undefined;
  /** SVG elements that are drawn above the outlines. */
  children?: ReactNode;
};

/**
 * Shapes that only the preview shows: outlines of the paper, the margins and the slots, a hatched strip along the edges
 * of the paper, and a dimension line for the unused height below the last row.
 */
export function SheetOutlines(props: SheetOutlinesProps) {
  const {
    paperSize,
    margins,
    stickerSize,
    shape,
    layout,
    page,
    errorStickers,
    highlightedSticker,
    blankEdgeWidth,
    pixelSize,
    children,
  } = props;
  const areaInsideMargins = {
    width: paperSize.width - margins.left - margins.right,
    height: paperSize.height - margins.top - margins.bottom,
  };
  const hasMargins =
    areaInsideMargins.width > 0 &&
    areaInsideMargins.height > 0 &&
    (areaInsideMargins.width < paperSize.width || areaInsideMargins.height < paperSize.height);
  const dashArray = `${3 * pixelSize} ${3 * pixelSize}`;
  return (
    <Box
      component="svg"
      aria-hidden="true"
      viewBox={`0 0 ${paperSize.width} ${paperSize.height}`}
      sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', color: fixedColours.nightEdge }}
      fill="none"
      stroke="currentColor"
      strokeWidth={pixelSize}
    >
      {blankEdgeWidth !== undefined && (
        <HatchedEdge paperSize={paperSize} width={blankEdgeWidth} pixelSize={pixelSize} />
      )}
      <rect
        x={pixelSize / 2}
        y={pixelSize / 2}
        width={paperSize.width - pixelSize}
        height={paperSize.height - pixelSize}
        opacity={0.55}
      />
      {hasMargins && (
        <rect
          x={margins.left}
          y={margins.top}
          {...areaInsideMargins}
          stroke={fixedColours.onPaper}
          strokeDasharray={dashArray}
          opacity={0.7}
        />
      )}
      {layout.fits && (
        <SlotOutlines {...{ layout, stickerSize, shape, page, errorStickers, highlightedSticker, pixelSize }} />
      )}
      {!layout.fits && (
        <rect
          x={margins.left}
          y={margins.top}
          {...stickerSize}
          stroke={fixedColours.onPaper}
          strokeWidth={2 * pixelSize}
          strokeDasharray={dashArray}
        />
      )}
      {layout.fits &&
        layout.freeSpace.height > 18 * pixelSize &&
        areaInsideMargins.width > unusedTextWidth * pixelSize && (
          <UnusedHeightMark
            centreX={margins.left + areaInsideMargins.width / 2}
            startY={margins.top + areaInsideMargins.height - layout.freeSpace.height}
            height={layout.freeSpace.height}
            pixelSize={pixelSize}
          />
        )}
      {children}
    </Box>
  );
}
