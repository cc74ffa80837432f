import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';

import { getOpenableRowProps, getRowDetailsLink, RowDetailsLinkContext } from '../RowLink/openableRows';
import type { OpenableRows } from '../RowLink/openableRows';
import { RowCheckbox } from './SelectionCheckbox';
import type { RangeSelection } from './useSelection';

export type RowCardsProps<Row> = {
  label: string;
  /** Rows of the current page of the list. */
  rows: readonly Row[];
  /** React key of each row, by the row's id. */
  rowKeys: ReadonlyMap<string, number>;
  renderCard: (row: Row) => ReactNode;
  actions?: ((row: Row) => ReactNode) | undefined;
  selection?: RangeSelection<Row> | undefined;
  details?: OpenableRows<Row> | undefined;
};

/** The rows of a page as cards, for mobile. The checkbox and the actions are in the upper corners of each card. */
export function RowCards<Row extends { id: string }>(props: RowCardsProps<Row>) {
  const { label, rows, rowKeys, renderCard, actions, selection, details } = props;
  return (
    <Box component="ul" aria-label={label} sx={{ display: 'grid', gap: 1, listStyle: 'none' }}>
      {rows.map((row) => {
        const detailsLink = getRowDetailsLink(row, details);
        const isHighlighted = selection?.ids.has(row.id) || detailsLink?.isOpen;
        return (
          <Card
            key={rowKeys.get(row.id)}
            component="li"
            {...getOpenableRowProps(detailsLink)}
            sx={(theme) => ({
              display: 'grid',
              gridTemplateColumns: 'auto minmax(0, 1fr) auto',
              alignItems: 'start',
              padding: '4px 4px 10px 16px',
              boxShadow: 'none',
              // The columns contain checkbox, title and actions. The facts of a RecordCard span all three.
              '& [data-card-facts]': { gridColumn: '1 / -1', marginInlineEnd: '12px' },
              ...(selection ? selectableCardStyles : plainCardStyles),
              ...(detailsLink ? { cursor: 'pointer' } : {}),
              ...(isHighlighted
                ? { borderColor: 'primary.main', boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}` }
                : {}),
            })}
          >
            {selection ? <RowCheckbox row={row} selection={selection} /> : <span />}
            <RowDetailsLinkContext value={detailsLink}>{renderCard(row)}</RowDetailsLinkContext>
            {/* The negative margin lets the title extend into the invisible padding of the first action button. */}
            {actions && (
              <Box data-card-actions sx={{ display: 'flex', marginInlineStart: '-8px' }}>
                {actions(row)}
              </Box>
            )}
          </Card>
        );
      })}
    </Box>
  );
}

/** Styles of cards without checkboxes: the detail is below the title, next to the actions. */
const plainCardStyles = {
  '& [data-card-title]': { paddingBlockStart: '8px' },
  '& [data-card-detail]': { gridColumn: 2 },
  '& [data-card-actions]': { gridArea: '1 / 3 / span 2', marginBlockStart: '-1px' },
} as const;

/**
 * Styles of cards with checkboxes: all texts start next to the checkbox. With negative margins, the checkbox and the
 * actions extend over the detail, so that the lines are as close as on the other cards.
 */
const selectableCardStyles = {
  paddingInlineStart: '4px',
  '& > :first-of-type': { marginBlock: '-2px -10px' },
  '& [data-card-title]': { paddingBlockStart: '8px' },
  '& [data-card-detail]': { gridColumn: '2 / -1', marginInlineEnd: '48px' },
  '& [data-card-facts]': { gridColumn: '2 / -1', marginInlineEnd: '4px' },
  '& [data-card-actions]': { gridArea: '1 / 3', marginBlock: '-1px -13px' },
} as const;
