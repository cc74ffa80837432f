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
            <SelectAllCheckbox matchingIds={matchingIds} selection={selection} labelVisibility="hidden" />
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
                <HeaderText header={header} unit={unit} align={align} isCrowded={columns.length >= minCrowdedColumns}>
                  {sortDirection ? <SortedIcon size="0.75rem" /> : <SortableIcon size="0.75rem" />}
                </HeaderText>
              </ButtonBase>
            ) : (
              <HeaderText header={header} unit={unit} align={align} isCrowded={columns.length >= minCrowdedColumns} />
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
  align: 'end' | undefined;
  isCrowded: boolean;
  children?: ReactNode;
};

/**
 * Text of a header, with the sort arrow in `children`. The arrow is on one line with the last word, after it. If the
 * header is aligned to the end, the arrow is before the first word, so that headers and numbers end at the same edge.
 */
function HeaderText({ header, unit, align, isCrowded, children }: HeaderTextProps) {
  const splitIndex = align ? header.search(/ |$/) : header.lastIndexOf(' ') + 1;
  const [headerStart, headerEnd] = [header.slice(0, splitIndex), header.slice(splitIndex)];
  return (
    <Box component="span" sx={unit ? { whiteSpace: 'nowrap' } : createWrapStyles(header, isCrowded)}>
      {!align && headerStart}
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {align && children}
        {align ? headerStart : headerEnd}
        {!align && children}
      </Box>
      {align && headerEnd}
      {unit && ' '}
      {unit && (
        <Box component="span" sx={{ display: header.includes(' ') ? 'block' : 'inline', fontWeight: 500 }}>
          {unit}
        </Box>
      )}
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
    ? { display: 'inline-block', minInlineSize: '6.5rem', maxInlineSize: '8rem' }
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
      display: 'inline-block',
      marginInline: align ? '0 2px' : '1px',
      verticalAlign: '-1px',
      color: sortDirection ? 'primary.main' : 'inherit',
      opacity: sortDirection ? 1 : 0.8,
      rotate: sortDirection === 'desc' ? '180deg' : '0deg',
    },
    '&:is(:hover, :focus-visible) svg': { opacity: 1 },
  } as const;
}
