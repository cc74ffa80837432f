import { styled } from '@mui/material/styles';

import { fixed } from '~/components/theme/tokens';
import { corners } from '~/domain/printing/sticker/dragCorner';
import type { Corner } from '~/domain/printing/sticker/dragCorner';

import type { useDragResize } from './useDragResize';

/** What a corner shows, where it can be taken hold of, and from which length of a side on all four are shown, in px. */
const handle = { drawn: 6, line: 1.5, reach: 24, leastSide: 48 };

export type CornerHandlesProps = {
  /** The shorter side of the code, in px before it is fitted. */
  side: number;
  /** By how much the design is fitted from outside. */
  fit: number;
  takeHold: ReturnType<typeof useDragResize>['takeHold'];
};

const Handle = styled('div')({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  zIndex: 1,
  touchAction: 'none',
  // A finder pattern, as in the corners of a code.
  '&::before': {
    content: '""',
    boxSizing: 'border-box',
    width: 'var(--drawn)',
    height: 'var(--drawn)',
    backgroundColor: fixed.onPaper,
    border: `var(--line) solid ${fixed.white}`,
    outline: `var(--line) solid ${fixed.onPaper}`,
  },
});

const px = (length: number) => `${length}px`;

function place({ across, down }: Corner, reach: number) {
  return {
    [across === 'left' ? 'insetInlineStart' : 'insetInlineEnd']: px(-reach / 2),
    [down === 'top' ? 'insetBlockStart' : 'insetBlockEnd']: px(-reach / 2),
    cursor: (across === 'left') === (down === 'top') ? 'nwse-resize' : 'nesw-resize',
  };
}

/** The corners of a selected code, for the pointer; the fields of its size do the same by number. */
export function CornerHandles({ side, fit, takeHold }: CornerHandlesProps) {
  // Handles that overlap are taken for one another: a code that is small on the screen has one.
  const shown = side * fit < handle.leastSide ? corners.slice(-1) : corners;
  const reach = handle.reach / fit;
  const lines = { '--drawn': px(handle.drawn / fit), '--line': px(handle.line / fit) };
  return shown.map((corner) => (
    <Handle
      key={`${corner.across} ${corner.down}`}
      aria-hidden="true"
      title="Drag to resize"
      onPointerDown={takeHold(corner)}
      style={{ ...lines, ...place(corner, reach), width: px(reach), height: px(reach) }}
    />
  ));
}
