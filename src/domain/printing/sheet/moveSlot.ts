import { clamp } from '../../number/numberLimits';
import type { SheetLayout, SlotCell } from './sheetLayout';

/** Moves of the keyboard focus in the grid of slots. */
export type SlotMove =
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'row-start'
  | 'row-end'
  | 'column-start'
  | 'column-end'
  | 'first'
  | 'last';

function moveCell({ row, column }: SlotCell, move: SlotMove, lastCell: SlotCell): SlotCell {
  switch (move) {
    case 'left':
      return { row, column: column - 1 };
    case 'right':
      return { row, column: column + 1 };
    case 'up':
      return { row: row - 1, column };
    case 'down':
      return { row: row + 1, column };
    case 'row-start':
      return { row, column: 0 };
    case 'row-end':
      return { row, column: lastCell.column };
    case 'column-start':
      return { row: 0, column };
    case 'column-end':
      return { row: lastCell.row, column };
    case 'first':
      return { row: 0, column: 0 };
    case 'last':
      return lastCell;
  }
}

/**
 * Returns the index of the slot that has the focus after a move. 'left' and 'up' mean the directions on the page, in
 * any fill order. A move beyond the edge of the grid keeps the focus on `slot`.
 */
export function moveSlot(
  sheet: Pick<SheetLayout, 'columns' | 'rows' | 'getCell' | 'getSlotIndex'>,
  slot: number,
  move: SlotMove,
) {
  const lastCell = { row: sheet.rows - 1, column: sheet.columns - 1 };
  const { row, column } = moveCell(sheet.getCell(slot), move, lastCell);
  return sheet.getSlotIndex({
    row: clamp(row, { min: 0, max: lastCell.row }),
    column: clamp(column, { min: 0, max: lastCell.column }),
  });
}
