import Box from '@mui/material/Box';

import { getSlotState } from '~/domain/printing/sheet/sheetLayout';
import type { SheetLayout } from '~/domain/printing/sheet/sheetLayout';

/** Size of a miniature page in px inside its border, and padding in px between its edges and the cells. */
const pageSize = { width: 20, height: 28, padding: 2 };

/**
 * Returns the distance of `count` cells, with a gap of 1 px after each but the last, and where the first one starts.
 * Both are whole pixels, so that the cells are sharp, unless the cells are too small for that.
 */
function placeCells(pageLength: number, count: number) {
  const exactPitch = (pageLength - 2 * pageSize.padding + 1) / count;
  const pitch = exactPitch < 2 ? exactPitch : Math.floor(exactPitch);
  return { pitch, start: Math.floor((pageLength - count * pitch + 1) / 2), cellLength: Math.max(0.5, pitch - 1) };
}

export type MiniaturePageProps = {
  layout: SheetLayout;
  /** Zero-based index of the page. */
  page: number;
  /** Returns the colour of the sticker with this index. */
  getColour: (index: number) => string;
};

/** A small picture of a page with a cell for each sticker. */
export function MiniaturePage({ layout, page, getColour }: MiniaturePageProps) {
  const { columns, rows, perPage, getSlotOrigin } = layout;
  const firstOrigin = getSlotOrigin(0);
  const columnCells = placeCells(pageSize.width, columns);
  const rowCells = placeCells(pageSize.height, rows);
  const lastOrigin = getSlotOrigin(perPage - 1);
  const cells = Array.from({ length: perPage }, (_, slot) => {
    const slotState = getSlotState(layout, page, slot);
    if (slotState.state !== 'sticker') return null;
    const { x, y } = getSlotOrigin(slot);
    // Computes column and row from the position on the paper, since the number of a slot depends on the fill order.
    const column =
      columns === 1 ? 0 : Math.round(((x - firstOrigin.x) / (lastOrigin.x - firstOrigin.x)) * (columns - 1));
    const row = rows === 1 ? 0 : Math.round(((y - firstOrigin.y) / (lastOrigin.y - firstOrigin.y)) * (rows - 1));
    return (
      <Box
        key={slot}
        component="rect"
        x={columnCells.start + column * columnCells.pitch}
        y={rowCells.start + row * rowCells.pitch}
        width={columnCells.cellLength}
        height={rowCells.cellLength}
        sx={{ fill: 'currentColor', color: getColour(slotState.index) }}
      />
    );
  });
  return (
    <Box
      component="svg"
      aria-hidden="true"
      viewBox={`0 0 ${pageSize.width} ${pageSize.height}`}
      sx={{
        display: 'block',
        boxSizing: 'content-box',
        width: pageSize.width,
        height: pageSize.height,
        border: 1,
        borderColor: 'tone.fieldLine',
        borderRadius: '2px',
      }}
    >
      {cells}
    </Box>
  );
}
