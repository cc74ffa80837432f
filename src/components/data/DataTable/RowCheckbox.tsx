import Checkbox from '@mui/material/Checkbox';

import { dataTableCopy as copy } from './DataTable.copy';
import type { Choosing } from './useRangeSelection';

export type RowCheckboxProps<Row> = { row: Row; choosing: Choosing<Row> };

export function RowCheckbox<Row extends { id: string }>({ row, choosing }: RowCheckboxProps<Row>) {
  return (
    <Checkbox
      checked={choosing.ids.has(row.id)}
      onChange={(event, isChosen) => choosing.choose(row.id, isChosen, event)}
      slotProps={{ input: { 'aria-label': copy.select(choosing.nameOf(row)) } }}
      // A press with Shift would mark the text up to here as well.
      sx={{ userSelect: 'none' }}
    />
  );
}
