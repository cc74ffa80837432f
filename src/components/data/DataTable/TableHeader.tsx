import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import SortedIcon from 'lucide-react/icons/arrow-up';
import SortableIcon from 'lucide-react/icons/chevrons-up-down';
import type { ReactNode } from 'react';

import { wideScreenQuery } from '~/components/theme/wideScreenQuery';

import { SelectAllCheckbox } from './SelectionCheckbox';
import { minCrowdedColumns } from './TableFrame';
import type { VisibleColumn } from './useColumns';
import type { RangeSelection } from './useSelection';

export type TableHeaderProps<Row> = {
  columns: readonly VisibleColumn<Row>[];
  /** Ids of the rows that match the search and the filters, on all pages. */
  matchingIds: readonly string[];
  /** Header of the column with the actions; '' for a column without a header, undefined if there is no such column. */
  actionsHeader?: string | undefined;
  selection?: RangeSelection<Row> | undefined;
};

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

export function TableHeader<Row extends { id: string }>(props: TableHeaderProps<Row>) {
  const { columns, matchingIds, actionsHeader, selection } = props;
  return (
    <TableHead>
      <TableRow>
        {selection && (
          <TableCell component="td" data-checkbox data-pin="start">
            <SelectAllCheckbox matchingIds={matchingIds} selection={selection} />
          </TableCell>
        )}
        {columns.map(({ column: { id, header, unit, align }, sortDirection, onSort }, index) => (
          <TableCell
            key={id}
            scope="col"
            aria-sort={sortDirection ? ariaSort[sortDirection] : undefined}
            {...(index === 0 ? { 'data-pin': selection ? 'second' : 'start' } : {})}
            {...(align === 'end' ? { align: 'right' } : {})}
          >
            {onSort ? (
              <ButtonBase onClick={onSort} disableRipple sx={createSortButtonStyles(align, sortDirection)}>
                <HeaderText header={header} unit={unit} isCrowded={columns.length >= minCrowdedColumns}>
                  {sortDirection ? <SortedIcon size="0.6875rem" /> : <SortableIcon size="0.6875rem" />}
                </HeaderText>
              </ButtonBase>
            ) : (
              <HeaderText header={header} unit={unit} isCrowded={columns.length >= minCrowdedColumns} />
            )}
          </TableCell>
        ))}
        {actionsHeader !== undefined && (
          <TableCell {...(actionsHeader ? { scope: 'col' } : { component: 'td' })} align="right" data-pin="end">
            {actionsHeader}
          </TableCell>
        )}
      </TableRow>
    </TableHead>
  );
}

type HeaderTextProps = {
  header: string;
  unit: string | undefined;
  isCrowded: boolean;
  children?: ReactNode;
};

/** Text of a header, with the sort icon in `children` after it. The icon is on one line with the last word. */
function HeaderText({ header, unit, isCrowded, children }: HeaderTextProps) {
  const splitIndex = header.lastIndexOf(' ') + 1;
  const isUnitBelow = splitIndex > 0;
  const unitText = unit && (
    <>
      {' '}
      <Box component="span" sx={{ display: isUnitBelow ? 'block' : 'inline', fontWeight: 500 }}>
        {unit}
      </Box>
    </>
  );
  return (
    <Box component="span" sx={unit ? { whiteSpace: 'nowrap' } : createWrapStyles(header, isCrowded)}>
      {header.slice(0, splitIndex)}
      <Box component="span" sx={{ position: 'relative', whiteSpace: 'nowrap' }}>
        {header.slice(splitIndex)}
        {!isUnitBelow && unitText}
        {children}
      </Box>
      {isUnitBelow && unitText}
    </Box>
  );
}

/**
 * Returns styles that keep a short header on one line on wide screens, unless the table is crowded. A long header of
 * three or more words gets a minimum width. Otherwise, it would wrap after each word in a column with short values.
 */
function createWrapStyles(header: string, isCrowded: boolean) {
  if (header.length <= 20) return isCrowded ? undefined : { [`@media ${wideScreenQuery}`]: { whiteSpace: 'nowrap' } };
  return header.split(' ').length > 2
    ? { display: 'inline-block', minInlineSize: '5.75rem', maxInlineSize: '8rem' }
    : isCrowded
      ? { display: 'inline-block', inlineSize: 'min-content' }
      : undefined;
}

function createSortButtonStyles(align: 'end' | undefined, sortDirection: 'asc' | 'desc' | false) {
  return {
    minBlockSize: 44,
    font: 'inherit',
    letterSpacing: 'inherit',
    color: sortDirection ? 'text.primary' : 'inherit',
    textAlign: align ?? 'start',
    '&:hover': { color: 'text.primary' },
    '&:focus-visible': {
      outline: '2px solid',
      outlineColor: 'primary.main',
      outlineOffset: '-6px',
      borderRadius: '8px',
    },
    '& svg': {
      // Above numbers, the icon is in the padding of the cell, so that header and numbers end at the same position.
      ...(align === 'end'
        ? { position: 'absolute', insetInlineStart: 'calc(100% + 1px)', insetBlockStart: 'calc(50% - 0.34375rem)' }
        : { display: 'inline-block', marginInline: '1px -2px', verticalAlign: '-1px' }),
      // Quiet until the header is hovered or focused, so that a row of icons is not conspicuous.
      color: sortDirection ? 'primary.main' : 'tone.fieldLine',
      rotate: sortDirection === 'desc' ? '180deg' : '0deg',
    },
    '&:is(:hover, :focus-visible) svg': { color: sortDirection ? 'primary.main' : 'text.primary' },
  } as const;
}
