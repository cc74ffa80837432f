import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { FocusEvent, ReactNode } from 'react';

import { sizes } from '~/components/theme/tokens';
import type { TableView } from '~/domain/lists/tableView';

import { autoDirectionStyles } from '../autoDirectionStyles';
import { headersTop } from '../stickyBarHeight';
import { rowHeights } from './rowHeights';
import { tableRowStyles } from './tableRowStyles';
import type { ColumnWidths } from './useStableColumns';
import { useTableOverflow } from './useTableOverflow';

export type TableFrameProps = {
  label: string;
  density: TableView['density'];
  /** Number of visible columns. */
  columnCount: number;
  /** Widths of the columns, which are kept when the frame is remounted for another page of rows. */
  columnWidths: ColumnWidths;
  children: ReactNode;
};

/**
 * Frame around a table. If the table fits, the page scrolls and the headers stick below the top bar. If the table is
 * too wide, the frame scrolls in both directions, and the headers, the first column and the actions stick to the frame:
 * CSS cannot stick headers to the page inside a frame that scrolls sideways.
 */
export function TableFrame({ label, density, columnCount, columnWidths, children }: TableFrameProps) {
  const { frameRef, fits, isWide } = useTableOverflow(columnWidths, density);
  const isCrowded = columnCount >= minCrowdedColumns;
  return (
    <Box
      ref={frameRef}
      {...(fits ? {} : { role: 'region', 'aria-label': label, tabIndex: 0, onFocus: scrollIntoFullView })}
      sx={(theme) => ({
        borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
        ...tableRowStyles(theme),
        '& :is(td, th)': { paddingInline: isWide && !isCrowded ? '0 20px' : '0 0.75rem' },
        '& tr > :is([data-align=end], .MuiTableCell-alignRight)': { paddingInlineEnd: isWide ? '36px' : '1.5rem' },
        '& tr > :has(+ [data-pin=end])': fits ? { paddingInlineEnd: '4px' } : {},
        '& tr > :not(* + *)': { paddingInlineStart: '16px' },
        '& tr > [data-checkbox]': { paddingInline: '4px 2px', inlineSize: checkboxCellWidth },
        '& tr > [data-pin=second]': { paddingInlineStart: isCrowded ? '2px' : isWide ? '10px' : '5px' },
        '& tr > [data-pin=end]': { paddingInlineEnd: '8px' },
        // Columns of numbers and buttons are narrow, and the other columns share the free width. On wide screens, names
        // next to numbers are narrow too, so that there is no gap between a name and the end of its number.
        '& thead tr > .MuiTableCell-alignRight': { inlineSize: '1px' },
        '& thead tr > [data-pin]:has(+ .MuiTableCell-alignRight:not([data-pin]))': isWide ? { inlineSize: '1px' } : {},
        // Aligns the header above the row buttons with the icons of the buttons.
        '& thead tr > [data-pin=end]': { paddingInlineEnd: { xs: '20px', lg: '16px' } },
        '& tbody :is(td, th)': {
          blockSize: rowHeights[density],
          whiteSpace: 'nowrap',
          ...(isCrowded ? { fontSize: '0.8125rem', lineHeight: 16 / 13 } : {}),
        },
        '& tbody tr:last-of-type > *': { borderBlockEnd: 0 },
        '& tbody :is(td, th):not([data-align=end])': autoDirectionStyles,
        '& [data-flexible=true]': {
          // Keeps wrapped texts away from the borders between rows.
          paddingBlock: '6px',
          whiteSpace: 'normal',
          overflowWrap: 'anywhere',
          // Flexible columns can become narrow in a table that fits. In a table that scrolls, they stay wide.
          minInlineSize: fits ? '6rem' : '12rem',
        },
        ...(density === 'comfortable'
          ? {}
          : createOneLineStyles(rowHeights[density], isCrowded ? (fits ? '7.5rem' : '12rem') : '18rem')),
        '& thead tr > *': { position: 'sticky', insetBlockStart: fits ? headersTop : 0, zIndex: 2 },
        ...(fits ? {} : createScrollingStyles(theme)),
      })}
    >
      {children}
    </Box>
  );
}

/** Scrolls a control with keyboard focus out from under the pinned columns, since browsers do not. */
function scrollIntoFullView({ target, currentTarget }: FocusEvent) {
  if (target === currentTarget || !target.matches(':focus-visible')) return;
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Returns styles for rows of a fixed height: texts are cut off after one line, and buttons are as high as fits. */
function createOneLineStyles(height: number, maxTextWidth: string) {
  const buttonHeight = height - 4;
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
    '& tbody button': { blockSize: buttonHeight, inlineSize: Math.max(buttonHeight, 32) },
    '& tbody [data-checkbox] > span': { padding: `${(buttonHeight - 24) / 2}px 9px` },
  } as const;
}

/** Number of columns from which a table is crowded: its cells have less padding and smaller text. */
export const minCrowdedColumns = 9;

/** Width in px of the cells with checkboxes. The next column is pinned at this distance from the edge. */
const checkboxCellWidth = 48;

function createScrollingStyles(theme: Theme) {
  const lineColour = theme.vars.palette.divider;
  const pinnedStyles = { position: 'sticky', zIndex: 1 } as const;
  return {
    overflow: 'auto',
    maxBlockSize: `calc(100dvh - ${sizes.topBar + 24}px)`,
    overscrollBehaviorInline: 'contain',
    // Keeps focused controls clear of the pinned headers and columns when the browser scrolls them into view.
    scrollPadding: '48px 72px 0',
    scrollPaddingInlineStart: '30%',
    '& [data-pin=start]': { ...pinnedStyles, insetInlineStart: 0 },
    '& [data-pin=second]': { ...pinnedStyles, insetInlineStart: checkboxCellWidth },
    '& [data-pin=end]': {
      ...pinnedStyles,
      insetInlineEnd: 0,
      boxShadow: `-1px 0 0 ${lineColour}`,
      // The gradient before the pinned last column shows that the table can be scrolled further.
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineEnd: '100%',
        inlineSize: 24,
        pointerEvents: 'none',
        opacity: 0,
        // The gradient has the colour of its cell, which differs in open, selected and hovered rows.
        backgroundColor: 'inherit',
        maskImage: 'linear-gradient(to left, black, transparent)',
        transition: theme.transitions.create('opacity', { duration: theme.transitions.duration.shortest }),
      },
    },
    '&[data-more] [data-pin=end]::before': { opacity: 1 },
    // Snaps scrolling so that the column next to the pinned last column is fully visible.
    scrollSnapType: 'x proximity',
    '& thead tr > :not([data-pin])': { scrollSnapAlign: 'end' },
    '& :is([data-pin=second], th[data-pin=start])': { boxShadow: `1px 0 0 ${lineColour}` },
    '& thead tr > [data-pin]': { zIndex: 3 },
    '&:focus-visible': { outlineOffset: '-2px' },
  };
}
