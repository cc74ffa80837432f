import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { FocusEvent, ReactNode } from 'react';

import { sizes } from '~/components/theme/tokens';
import type { TableView } from '~/domain/lists/tableView';

import { autoDirection } from '../autoDirection';
import { useTableOverflow } from './useTableOverflow';

export type TableFrameProps = {
  label: string;
  density: TableView['density'];
  /** Number of visible columns. */
  columns: number;
  children: ReactNode;
};

/**
 * On wide screens the page scrolls and the headers stick below the top bar. If the table does not fit, the frame
 * scrolls both ways with pinned headers, first column and actions. Both at once is impossible: sticky headers are
 * positioned in the nearest scroll container.
 */
export function TableFrame({ label, density, columns, children }: TableFrameProps) {
  const { frame, fits, isRoomy } = useTableOverflow();
  return (
    <Box
      ref={frame}
      {...(isRoomy ? {} : { role: 'region', 'aria-label': label, tabIndex: 0, onFocus: scrollIntoFullView })}
      sx={(theme) => ({
        borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
        ...(columns >= denseFrom
          ? {
              '& :is(td, th)': { paddingInline: '6px' },
              '& tbody td': { fontSize: '0.8125rem', lineHeight: 16 / 13 },
            }
          : {}),
        '& tr > :not(* + *)': { paddingInlineStart: '16px' },
        '& tr > .MuiTableCell-paddingCheckbox': { paddingInline: '4px 2px', inlineSize: checkboxCell },
        '& tr > [data-pin=end]': { paddingInlineEnd: '8px' },
        '& tbody :is(td, th)': { blockSize: rowHeights[density], whiteSpace: 'nowrap' },
        '& tbody tr:last-of-type > *': { borderBlockEnd: 0 },
        '& tbody :is(td, th):not(.MuiTableCell-alignRight)': autoDirection,
        '& [data-flexible=true]': {
          whiteSpace: 'normal',
          overflowWrap: 'anywhere',
          // Narrow while that avoids scrolling, wide once the frame scrolls anyway.
          minInlineSize: isRoomy ? '6rem' : fits ? '9rem' : '12rem',
        },
        ...(density === 'comfortable'
          ? {}
          : oneLine(rowHeights[density], columns < denseFrom ? '18rem' : fits ? '7.5rem' : '12rem')),
        '& thead tr > *': { position: 'sticky', insetBlockStart: isRoomy ? sizes.topBar : 0, zIndex: 2 },
        ...(isRoomy ? {} : scrolling(theme)),
      })}
    >
      {children}
    </Box>
  );
}

/** Browsers do not scroll focused cells out from under pinned columns. For keyboard focus only. */
function scrollIntoFullView({ target, currentTarget }: FocusEvent) {
  if (target === currentTarget || !target.matches(':focus-visible')) return;
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Height of a row with its line, in px. */
const rowHeights = { comfortable: 52, compact: 40, dense: 32 } as const;

/** Rows of a fixed height: texts are cut off, and the buttons are as high as the row allows. */
function oneLine(height: number, maxTextWidth: string) {
  const button = height - 4;
  return {
    '& tbody :is(td, th)': { blockSize: height, whiteSpace: 'nowrap', paddingBlock: 0, lineHeight: '1rem' },
    '& tbody [data-flexible=true]': {
      whiteSpace: 'nowrap',
      minInlineSize: '6rem',
      maxInlineSize: maxTextWidth,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      '& wbr': { display: 'none' },
    },
    '& tbody .MuiIconButton-root': { blockSize: button, inlineSize: Math.max(button, 32) },
    '& tbody .MuiCheckbox-root': { padding: `${(button - 24) / 2}px 9px` },
  } as const;
}

/** Number of columns from which cells have less padding. */
const denseFrom = 9;

/** Width of the fade at the pinned edge, in px. */
const fade = 24;

/** Width in px, the offset of the column pinned next to it. */
const checkboxCell = 48;

function scrolling(theme: Theme) {
  const line = theme.vars.palette.divider;
  const pinned = { position: 'sticky', zIndex: 1 } as const;
  return {
    overflow: 'auto',
    maxBlockSize: `calc(100dvh - ${sizes.topBar + 24}px)`,
    overscrollBehaviorInline: 'contain',
    // Keeps focused cells out from under the pinned parts.
    scrollPadding: '48px 72px 0',
    scrollPaddingInlineStart: '30%',
    '& [data-pin=start]': { ...pinned, insetInlineStart: 0 },
    '& [data-pin=second]': { ...pinned, insetInlineStart: checkboxCell },
    '& [data-pin=end]': {
      ...pinned,
      insetInlineEnd: 0,
      boxShadow: `-1px 0 0 ${line}`,
      // Shows that more columns are hidden below the pinned one.
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineEnd: '100%',
        inlineSize: fade,
        pointerEvents: 'none',
        opacity: 0,
        background: `linear-gradient(to left, ${theme.vars.palette.background.paper}, transparent)`,
        transition: theme.transitions.create('opacity', { duration: theme.transitions.duration.shortest }),
      },
    },
    '& thead [data-pin=end]::before': {
      background: `linear-gradient(to left, ${theme.vars.palette.tone.head}, transparent)`,
    },
    '&[data-more] [data-pin=end]::before': { opacity: 1 },
    // Scrolling stops where a whole column is visible next to the pinned one.
    scrollSnapType: 'x proximity',
    '& thead tr > :not([data-pin])': { scrollSnapAlign: 'end' },
    '& :is([data-pin=second], th[data-pin=start])': { boxShadow: `1px 0 0 ${line}` },
    '& thead tr > [data-pin]': { zIndex: 3 },
    '&:focus-visible': { outlineOffset: '-2px' },
  };
}
