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
  paper: Size;
  margins: Margins;
  sticker: Size;
  shape: StickerShape | undefined;
  sheet: SheetLayout | SheetProblem;
  page: number;
  /** Zero-based indices of the stickers to outline in red. */
  errorStickers?: ReadonlySet<number> | undefined;
  /** Zero-based index of a sticker to give a thick outline. */
  highlightedSticker?: number | undefined;
  /** Width of a screen pixel in mm, so that lines and text keep their size at every zoom. */
  pixel: number;
  /** Width in mm of the strip along the edges of the paper that is hatched. */
  blankEdge?: number | undefined;
  /** SVG elements that are drawn above the outlines. */
  children?: ReactNode;
};

/**
 * Shapes that only the preview shows: outlines of the paper, the margins and the slots, a hatched strip along the edges
 * of the paper, and a dimension line for the unused height below the last row.
 */
export function SheetOutlines(props: SheetOutlinesProps) {
  const { paper, margins, sticker, shape, sheet, page, errorStickers, highlightedSticker, blankEdge, pixel, children } =
    props;
  const areaInsideMargins = {
    width: paper.width - margins.left - margins.right,
    height: paper.height - margins.top - margins.bottom,
  };
  const hasMargins =
    areaInsideMargins.width > 0 &&
    areaInsideMargins.height > 0 &&
    (areaInsideMargins.width < paper.width || areaInsideMargins.height < paper.height);
  const dashArray = `${3 * pixel} ${3 * pixel}`;
  return (
    <Box
      component="svg"
      aria-hidden="true"
      viewBox={`0 0 ${paper.width} ${paper.height}`}
      sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', color: fixedColours.nightEdge }}
      fill="none"
      stroke="currentColor"
      strokeWidth={pixel}
    >
      {blankEdge !== undefined && <HatchedEdge paper={paper} width={blankEdge} pixel={pixel} />}
      <rect x={pixel / 2} y={pixel / 2} width={paper.width - pixel} height={paper.height - pixel} opacity={0.55} />
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
      {sheet.fits && <SlotOutlines {...{ sheet, sticker, shape, page, errorStickers, highlightedSticker, pixel }} />}
      {!sheet.fits && (
        <rect
          x={margins.left}
          y={margins.top}
          {...sticker}
          stroke={fixedColours.onPaper}
          strokeWidth={2 * pixel}
          strokeDasharray={dashArray}
        />
      )}
      {sheet.fits && sheet.freeSpace.height > 18 * pixel && areaInsideMargins.width > unusedTextWidth * pixel && (
        <UnusedHeightMark
          centreX={margins.left + areaInsideMargins.width / 2}
          startY={margins.top + areaInsideMargins.height - sheet.freeSpace.height}
          height={sheet.freeSpace.height}
          pixel={pixel}
        />
      )}
      {children}
    </Box>
  );
}
