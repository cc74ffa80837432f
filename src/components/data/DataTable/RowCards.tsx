import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import type { ReactNode } from 'react';

import { dataTableCopy as copy } from './DataTable.copy';
import { withChosen } from './selection';
import type { Selection } from './selection';

export type RowCardsProps<Row> = {
  label: string;
  rows: readonly Row[];
  card: (row: Row) => ReactNode;
  actions?: (row: Row) => ReactNode;
  selection?: Selection;
};

/** The rows on a phone, each a card with its box and its actions in the upper corners. */
export function RowCards<Row extends { id: string }>({ label, rows, card, actions, selection }: RowCardsProps<Row>) {
  return (
    <Box component="ul" aria-label={label} sx={{ display: 'grid', gap: 1, listStyle: 'none' }}>
      {rows.map((row) => {
        const isChosen = selection?.ids.has(row.id) ?? false;
        return (
          <Card
            key={row.id}
            component="li"
            sx={(theme) => ({
              display: 'grid',
              gridTemplateColumns: 'auto minmax(0, 1fr) auto',
              alignItems: 'start',
              padding: '4px 4px 14px 16px',
              boxShadow: 'none',
              ...(selection ? { paddingInlineStart: '4px' } : {}),
              ...(isChosen
                ? { borderColor: 'primary.main', boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}` }
                : {}),
            })}
          >
            {selection ? (
              <Checkbox
                checked={isChosen}
                onChange={(_, checked) => selection.onChange(withChosen(selection, [row.id], checked))}
                slotProps={{ input: { 'aria-label': copy.select(selection.nameOf(row.id)) } }}
              />
            ) : (
              <span />
            )}
            {card(row)}
            {actions && <Box sx={{ display: 'flex' }}>{actions(row)}</Box>}
          </Card>
        );
      })}
    </Box>
  );
}
