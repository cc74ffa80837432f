import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef } from 'react';
import type { ReactNode } from 'react';

import { sizes } from '~/components/theme/tokens';

import { useFits } from './useFits';

export type TableFrameProps = {
  label: string;
  isCompact: boolean;
  children: ReactNode;
};

/** From this width on a table of seven columns has room beside the navigation, and the page scrolls. */
const roomy = 1264;

/**
 * Where there is room, the heads stick under the top bar while the page scrolls. Where there is not, the frame scrolls
 * both ways by itself, with its heads, its first column and its actions in place: the two can not be mixed, for a frame
 * that scrolls sideways is what its heads stick to.
 */
export function TableFrame({ label, isCompact, children }: TableFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isWide = useMediaQuery(`(min-width: ${roomy}px)`, { noSsr: true });
  const isRoomy = useFits(frame) && isWide;
  return (
    <Box
      ref={frame}
      {...(isRoomy ? {} : { role: 'region', 'aria-label': label, tabIndex: 0 })}
      sx={(theme) => ({
        borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
        '& tr > :not(* + *, .MuiTableCell-paddingCheckbox)': { paddingInlineStart: '16px' },
        '& tr > [data-pin=end]': { paddingInlineEnd: '8px' },
        '& tbody :is(td, th)': { blockSize: isCompact ? sizes.control : 52, whiteSpace: 'nowrap' },
        '& [data-flexible=true]': { whiteSpace: 'normal', overflowWrap: 'anywhere', minInlineSize: isRoomy ? 96 : 190 },
        '& thead tr > *': { position: 'sticky', insetBlockStart: isRoomy ? sizes.topBar : 0, zIndex: 2 },
        ...(isRoomy ? {} : scrolling(theme)),
      })}
    >
      {children}
    </Box>
  );
}

function scrolling(theme: Theme) {
  const line = theme.vars.palette.divider;
  const pinned = { position: 'sticky', zIndex: 1 } as const;
  return {
    overflow: 'auto',
    maxBlockSize: `calc(100dvh - ${sizes.topBar + 24}px)`,
    overscrollBehaviorInline: 'contain',
    '& [data-pin=start]': { ...pinned, insetInlineStart: 0 },
    '& [data-pin=second]': { ...pinned, insetInlineStart: 48 },
    '& [data-pin=end]': { ...pinned, insetInlineEnd: 0, boxShadow: `-1px 0 0 ${line}` },
    '& :is([data-pin=second], th[data-pin=start])': { boxShadow: `1px 0 0 ${line}` },
    '& thead tr > [data-pin]': { zIndex: 3 },
    '&:focus-visible': { outlineOffset: '-2px' },
  };
}
