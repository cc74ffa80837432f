import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { FocusEvent, ReactNode } from 'react';

import { sizes } from '~/components/theme/tokens';

import { ownDirection } from '../ownDirection';
import { useTableOverflow } from './useTableOverflow';

export type TableFrameProps = {
  label: string;
  isCompact: boolean;
  /** How many columns show: many stand closer together. */
  columns: number;
  children: ReactNode;
};

/**
 * Where there is room, the heads stick under the top bar while the page scrolls. Where there is not, the frame scrolls
 * both ways by itself, with its heads, its first column and its actions in place: the two can not be mixed, for a frame
 * that scrolls sideways is what its heads stick to.
 */
export function TableFrame({ label, isCompact, columns, children }: TableFrameProps) {
  const { frame, fits, isRoomy } = useTableOverflow();
  return (
    <Box
      ref={frame}
      {...(isRoomy ? {} : { role: 'region', 'aria-label': label, tabIndex: 0, onFocus: showWhole })}
      sx={(theme) => ({
        borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
        ...(columns >= many
          ? {
              '& :is(td, th)': { paddingInline: '6px' },
              // Three lines of an address or a name are no higher than a row.
              '& tbody [data-flexible=true]': { fontSize: '0.8125rem', lineHeight: 16 / 13 },
            }
          : {}),
        '& tr > :not(* + *)': { paddingInlineStart: '16px' },
        '& tr > .MuiTableCell-paddingCheckbox': { paddingInline: '4px 2px', inlineSize: checkboxCell },
        '& tr > [data-pin=end]': { paddingInlineEnd: '8px' },
        '& tbody :is(td, th)': { blockSize: isCompact ? sizes.control : 52, whiteSpace: 'nowrap' },
        '& tbody :is(td, th):not(.MuiTableCell-alignRight)': ownDirection,
        '& [data-flexible=true]': {
          whiteSpace: 'normal',
          overflowWrap: 'anywhere',
          // Long texts make room where that saves the scrolling, and have plenty where it does not.
          minInlineSize: isRoomy ? '6rem' : fits ? '9rem' : '12rem',
        },
        '& thead tr > *': { position: 'sticky', insetBlockStart: isRoomy ? sizes.topBar : 0, zIndex: 2 },
        ...(isRoomy ? {} : scrolling(theme)),
      })}
    >
      {children}
    </Box>
  );
}

/** Browsers do not ask what is pinned over the place where the focus goes. A pointer sees where it presses. */
function showWhole({ target, currentTarget }: FocusEvent) {
  if (target === currentTarget || !target.matches(':focus-visible')) return;
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** From so many columns on a table needs the room between them. */
const many = 9;

/** In px: as wide as the box in it, so that what is pinned beside it joins it. */
const checkboxCell = 48;

function scrolling(theme: Theme) {
  const line = theme.vars.palette.divider;
  const pinned = { position: 'sticky', zIndex: 1 } as const;
  return {
    overflow: 'auto',
    maxBlockSize: `calc(100dvh - ${sizes.topBar + 24}px)`,
    overscrollBehaviorInline: 'contain',
    // What is focused comes out from under the heads and what is pinned.
    scrollPadding: '48px 72px 0',
    scrollPaddingInlineStart: '30%',
    '& [data-pin=start]': { ...pinned, insetInlineStart: 0 },
    '& [data-pin=second]': { ...pinned, insetInlineStart: checkboxCell },
    '& [data-pin=end]': { ...pinned, insetInlineEnd: 0, boxShadow: `-1px 0 0 ${line}` },
    '& :is([data-pin=second], th[data-pin=start])': { boxShadow: `1px 0 0 ${line}` },
    '& thead tr > [data-pin]': { zIndex: 3 },
    '&:focus-visible': { outlineOffset: '-2px' },
  };
}
