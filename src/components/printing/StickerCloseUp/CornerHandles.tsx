import { styled } from '@mui/material/styles';

import { fixedColours } from '~/components/theme/tokens';
import { corners } from '~/domain/printing/sticker/dragCorner';
import type { Corner } from '~/domain/printing/sticker/dragCorner';

import type { useDragResize } from './useDragResize';

/**
 * Sizes of a handle in px on the screen. A code with a side shorter than `minSide` has one handle instead of four. This
 * handle is outside of the code and gets smaller with it, down to `minVisible`.
 */
const handleSizes = { visible: 10, minVisible: 6, line: 1.5, hitArea: 24, minSide: 48 };

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

function cornerStyles({ horizontal, vertical }: Corner, outset: number) {
  return {
    [horizontal === 'left' ? 'insetInlineStart' : 'insetInlineEnd']: formatPx(-outset),
    [vertical === 'top' ? 'insetBlockStart' : 'insetBlockEnd']: formatPx(-outset),
    cursor: (horizontal === 'left') === (vertical === 'top') ? 'nwse-resize' : 'nesw-resize',
  };
}

/** Resize handles of the selected code; the size fields are the keyboard alternative. */
export function CornerHandles({ side, scale, startDrag }: CornerHandlesProps) {
  const sideOnScreen = side * scale;
  const isSmall = sideOnScreen < handleSizes.minSide;
  // A small code has only one handle, since four would overlap.
  const shownCorners = isSmall ? corners.slice(-1) : corners;
  const visible = Math.min(handleSizes.visible, Math.max(handleSizes.minVisible, sideOnScreen / 2));
  const hitArea = handleSizes.hitArea / scale;
  const sizeVariables = {
    '--visible': formatPx(visible / scale),
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
        ...cornerStyles(corner, hitArea / 2 + (isSmall ? visible / 2 / scale : 0)),
        width: formatPx(hitArea),
        height: formatPx(hitArea),
      }}
    />
  ));
}
