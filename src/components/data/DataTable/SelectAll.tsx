import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

import { formatCount } from '~/domain/number/amounts';

import { dataTableCopy as copy } from './DataTable.copy';
import { withChosen } from './selection';
import type { Selection } from './selection';

export type SelectAllProps<Row> = {
  /** All rows that match, on this page and the others. */
  rows: readonly Row[];
  selection: Selection<Row>;
  /** Whether its words are seen or only heard. */
  words?: 'seen' | 'heard';
};

export function SelectAll<Row extends { id: string }>({ rows, selection, words = 'heard' }: SelectAllProps<Row>) {
  const label = copy.selectAll(formatCount(rows.length));
  const chosen = rows.filter(({ id }) => selection.ids.has(id)).length;
  const all = rows.map(({ id }) => id);
  const box = (
    <Checkbox
      checked={rows.length > 0 && chosen === rows.length}
      indeterminate={chosen > 0 && chosen < rows.length}
      onChange={(_, isChosen) => selection.onChange(withChosen(selection.ids, all, isChosen))}
      {...(words === 'heard' ? { slotProps: { input: { 'aria-label': label } } } : {})}
    />
  );
  if (words === 'heard') return box;
  return (
    <FormControlLabel
      control={box}
      label={label}
      sx={{ margin: 0, paddingInline: '5px 12px' }}
      slotProps={{ typography: { variant: 'body2' } }}
    />
  );
}
