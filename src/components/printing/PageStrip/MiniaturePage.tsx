import Box from '@mui/material/Box';

import { getSlotState } from '~/domain/printing/sheet/sheetLayout';
import type { SheetLayout } from '~/domain/printing/sheet/sheetLayout';

/** Size of a miniature page in px, and padding in px between its edges and the cells. */
const pageSize = { width: 22, height: 30, padding: 2 };

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
  const cellPitch = {
    x: (pageSize.width - 2 * pageSize.padding) / columns,
    y: (pageSize.height - 2 * pageSize.padding) / rows,
  };
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
        x={pageSize.padding + column * cellPitch.x + 0.5}
        y={pageSize.padding + row * cellPitch.y + 0.5}
        width={Math.max(0.5, cellPitch.x - 1)}
        height={Math.max(0.5, cellPitch.y - 1)}
        sx={{ fill: 'currentColor', color: getColour(slotState.index) }}
      />
    );
  });
  return (
    <Box
      component="svg"
      aria-hidden="true"
      viewBox={`0 0 ${pageSize.width} ${pageSize.height}`}
      sx={{ width: pageSize.width, height: pageSize.height, border: 1, borderColor: 'tone.edge', borderRadius: '2px' }}
    >
      {cells}
    </Box>
  );
}
