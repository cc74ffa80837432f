import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';

import { RowCheckbox } from './RowCheckbox';
import type { Choosing } from './useRangeSelection';

export type RowCardsProps<Row> = {
  label: string;
  rows: readonly Row[];
  card: (row: Row) => ReactNode;
  actions?: (row: Row) => ReactNode;
  choosing?: Choosing<Row>;
};

/** The rows on a phone, each a card with its box and its actions in the upper corners. */
export function RowCards<Row extends { id: string }>({ label, rows, card, actions, choosing }: RowCardsProps<Row>) {
  return (
    <Box component="ul" aria-label={label} sx={{ display: 'grid', gap: 1, listStyle: 'none' }}>
      {rows.map((row) => {
        const isChosen = choosing?.ids.has(row.id) ?? false;
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
              // What stands under the title has the whole card, the title only what the corners leave.
              '& [data-card-body]': { gridColumn: '1 / -1', marginInline: choosing ? '12px' : '0 12px' },
              ...(choosing ? { paddingInlineStart: '4px' } : {}),
              ...(isChosen
                ? { borderColor: 'primary.main', boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}` }
                : {}),
            })}
          >
            {choosing ? <RowCheckbox row={row} choosing={choosing} /> : <span />}
            {card(row)}
            {actions && <Box sx={{ display: 'flex', gridArea: '1 / 3' }}>{actions(row)}</Box>}
          </Card>
        );
      })}
    </Box>
  );
}
