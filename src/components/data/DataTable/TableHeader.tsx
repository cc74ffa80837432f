import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import SortIcon from 'lucide-react/icons/arrow-up';

import { SelectAll } from './SelectAll';
import type { Selection } from './selection';
import type { ShownColumn } from './useColumns';

export type TableHeaderProps<Row> = {
  columns: readonly ShownColumn<Row>[];
  /** All rows that match, on this page and the others. */
  rows: readonly Row[];
  actionsHead?: string;
  selection?: Selection<Row>;
};

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

export function TableHeader<Row extends { id: string }>(props: TableHeaderProps<Row>) {
  const { columns, rows, actionsHead, selection } = props;
  return (
    <TableHead>
      <TableRow>
        {selection && (
          <TableCell component="td" padding="checkbox" data-pin="start">
            <SelectAll rows={rows} selection={selection} />
          </TableCell>
        )}
        {columns.map(({ column: { id, head, unit, align }, sorted, onSort }, index) => (
          <TableCell
            key={id}
            scope="col"
            aria-sort={sorted ? ariaSort[sorted] : undefined}
            {...(index === 0 ? { 'data-pin': selection ? 'second' : 'start' } : {})}
            {...(align === 'end' ? { align: 'right' } : {})}
          >
            {onSort ? (
              <ButtonBase onClick={onSort} disableRipple sx={sortButton(align, sorted)}>
                <Head head={head} unit={unit} />
                <SortIcon size="0.875rem" />
              </ButtonBase>
            ) : (
              <Head head={head} unit={unit} />
            )}
          </TableCell>
        ))}
        {actionsHead !== undefined && (
          <TableCell {...(actionsHead ? { scope: 'col' } : { component: 'td' })} align="right" data-pin="end">
            {actionsHead}
          </TableCell>
        )}
      </TableRow>
    </TableHead>
  );
}

function Head({ head, unit }: { head: string; unit: string | undefined }) {
  return (
    <Box component="span" sx={unit ? { whiteSpace: 'nowrap' } : isLong(head) ? longHeadStyles : {}}>
      {head}
      {unit && (
        <Box component="span" sx={{ display: 'block', fontWeight: 500 }}>
          {unit}
        </Box>
      )}
    </Box>
  );
}

/** Over short cells a head of many words would become a pile of them, a word a line; two words are two lines. */
const isLong = (head: string) => head.length > 20 && head.split(' ').length > 2;
const longHeadStyles = { display: 'inline-block', minInlineSize: '7.5rem' } as const;

/** The head is the button; its arrow takes no room and shows where it is sorted or may be. */
function sortButton(align: 'end' | undefined, sorted: 'asc' | 'desc' | false) {
  return {
    position: 'relative',
    minBlockSize: 44,
    font: 'inherit',
    letterSpacing: 'inherit',
    color: sorted ? 'text.primary' : 'inherit',
    textAlign: align ?? 'start',
    '&:hover': { color: 'text.primary' },
    '&:focus-visible': {
      outline: '2px solid',
      outlineColor: 'primary.main',
      outlineOffset: '-6px',
      borderRadius: '8px',
    },
    '& svg': {
      position: 'absolute',
      insetInlineStart: align ? 'auto' : '100%',
      insetInlineEnd: align ? '100%' : 'auto',
      marginInline: '2px',
      color: 'primary.main',
      opacity: sorted ? 1 : 0,
      rotate: sorted === 'desc' ? '180deg' : '0deg',
    },
    '&:is(:hover, :focus-visible) svg': { opacity: sorted ? 1 : 0.5 },
  } as const;
}
