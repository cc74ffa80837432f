import { styled } from '@mui/material/styles';

import { fixedColours } from '~/components/theme/tokens';
import { corners } from '~/domain/printing/sticker/dragCorner';
import type { Corner } from '~/domain/printing/sticker/dragCorner';

import type { useDragResize } from './useDragResize';

/** Sizes of a handle in px on the screen. A code with a side shorter than `minSide` has one handle instead of four. */
const handleSizes = { visible: 10, line: 1.5, hitArea: 24, minSide: 48 };

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
  // Round, so that a handle looks neither like a checkbox nor like a pattern in the corner of a QR code.
  '&::before': {
    content: '""',
    boxSizing: 'border-box',
    width: 'var(--visible)',
    height: 'var(--visible)',
    borderRadius: '50%',
    backgroundColor: fixedColours.onPaper,
    outline: `var(--line) solid ${fixedColours.white}`,
  },
});

const formatPx = (length: number) => `${length}px`;

function cornerStyles({ horizontal, vertical }: Corner, hitArea: number) {
  return {
    [horizontal === 'left' ? 'insetInlineStart' : 'insetInlineEnd']: formatPx(-hitArea / 2),
    [vertical === 'top' ? 'insetBlockStart' : 'insetBlockEnd']: formatPx(-hitArea / 2),
    cursor: (horizontal === 'left') === (vertical === 'top') ? 'nwse-resize' : 'nesw-resize',
  };
}

/** Resize handles of the selected code; the size fields are the keyboard alternative. */
export function CornerHandles({ side, scale, startDrag }: CornerHandlesProps) {
  // A small code has only one handle, since four would overlap.
  const shownCorners = side * scale < handleSizes.minSide ? corners.slice(-1) : corners;
  const hitArea = handleSizes.hitArea / scale;
  const sizeVariables = {
    '--visible': formatPx(handleSizes.visible / scale),
    '--line': formatPx(handleSizes.line / scale),
  };
  return shownCorners.map((corner) => (
    <Handle
      key={`${corner.horizontal} ${corner.vertical}`}
      aria-hidden="true"
      title="Drag to resize"
      onPointerDown={startDrag(corner)}
      style={{
        ...sizeVariables,
        ...cornerStyles(corner, hitArea),
        width: formatPx(hitArea),
        height: formatPx(hitArea),
      }}
    />
  ));
}
