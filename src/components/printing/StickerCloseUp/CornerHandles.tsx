import { styled } from '@mui/material/styles';

import { fixed } from '~/components/theme/tokens';
import { corners } from '~/domain/printing/sticker/dragCorner';
import type { Corner } from '~/domain/printing/sticker/dragCorner';

import type { useDragResize } from './useDragResize';

/** In px: visible size, line width, hit area, and the minimum side of a code that shows all four handles. */
const handle = { visible: 6, line: 1.5, hitArea: 24, minSide: 48 };

export type CornerHandlesProps = {
  /** Shorter side of the code in px, before scaling. */
  side: number;
  scale: number;
  startDrag: ReturnType<typeof useDragResize>['startDrag'];
};

const Handle = styled('div')({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  zIndex: 1,
  touchAction: 'none',
  // Looks like the finder pattern in the corners of a QR code.
  '&::before': {
    content: '""',
    boxSizing: 'border-box',
    width: 'var(--visible)',
    height: 'var(--visible)',
    backgroundColor: fixed.onPaper,
    border: `var(--line) solid ${fixed.white}`,
    outline: `var(--line) solid ${fixed.onPaper}`,
  },
});

const px = (length: number) => `${length}px`;

function cornerStyle({ horizontal, vertical }: Corner, hitArea: number) {
  return {
    [horizontal === 'left' ? 'insetInlineStart' : 'insetInlineEnd']: px(-hitArea / 2),
    [vertical === 'top' ? 'insetBlockStart' : 'insetBlockEnd']: px(-hitArea / 2),
    cursor: (horizontal === 'left') === (vertical === 'top') ? 'nwse-resize' : 'nesw-resize',
  };
}

/** Resize handles of the selected code; the size fields are the keyboard alternative. */
export function CornerHandles({ side, scale, startDrag }: CornerHandlesProps) {
  // A small code has one handle, because four would overlap.
  const shown = side * scale < handle.minSide ? corners.slice(-1) : corners;
  const hitArea = handle.hitArea / scale;
  const lines = { '--visible': px(handle.visible / scale), '--line': px(handle.line / scale) };
  return shown.map((corner) => (
    <Handle
      key={`${corner.horizontal} ${corner.vertical}`}
      aria-hidden="true"
      title="Drag to resize"
      onPointerDown={startDrag(corner)}
      style={{ ...lines, ...cornerStyle(corner, hitArea), width: px(hitArea), height: px(hitArea) }}
    />
  ));
}
