import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { fixedColours } from '~/components/theme/tokens';
import { corners } from '~/domain/printing/sticker/dragCorner';
import type { Corner } from '~/domain/printing/sticker/dragCorner';

import { annotationDisplayVariable } from '../Ruler/annotationDisplayVariable';
import { selectionFrameDistances } from './closeUpSizes';
import type { useDragResize } from './useDragResize';

/**
 * Sizes of a handle in px on the screen. A code with a side shorter than `minSideForFourHandles` has only one handle,
 * on the frame outside of the code. On tiny codes, this handle gets smaller, down to `minVisibleDiameter`.
 */
const handleSizes = {
  visibleDiameter: 10,
  minVisibleDiameter: 6,
  lineWidth: 1.5,
  hitArea: 24,
  minSideForFourHandles: 48,
};

export type CornerHandlesProps = {
  /** Shorter side of the code in px on the screen. */
  shorterSideLength: number;
  startDrag: ReturnType<typeof useDragResize>['startDrag'];
};

const Handle = styled('div')({
  position: 'absolute',
  display: `var(${annotationDisplayVariable}, grid)`,
  placeItems: 'center',
  zIndex: 1,
  pointerEvents: 'auto',
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

function getCornerStyles({ horizontal, vertical }: Corner, outset: number) {
  return {
    [horizontal === 'left' ? 'insetInlineStart' : 'insetInlineEnd']: -outset,
    [vertical === 'top' ? 'insetBlockStart' : 'insetBlockEnd']: -outset,
    cursor: (horizontal === 'left') === (vertical === 'top') ? 'nwse-resize' : 'nesw-resize',
  };
}

/** Resize handles of the selected code; the size fields are the keyboard alternative. */
export function CornerHandles({ shorterSideLength, startDrag }: CornerHandlesProps) {
  const { minSideForFourHandles, hitArea, visibleDiameter, minVisibleDiameter, lineWidth } = handleSizes;
  // Keeps the number of handles during a drag. If the dragged handle disappeared, the drag would stop.
  const [sideBeforeDrag, setSideBeforeDrag] = useState<number>();
  const isSmall = (sideBeforeDrag ?? shorterSideLength) < minSideForFourHandles;
  const endDrag = () => setSideBeforeDrag(undefined);
  // A small code has only one handle, since four would overlap.
  const shownCorners = isSmall ? corners.slice(-1) : corners;
  const diameter = Math.min(visibleDiameter, Math.max(minVisibleDiameter, shorterSideLength / 2));
  const sizeVariables = { '--visible': `${diameter}px`, '--line': `${lineWidth}px` };
  return shownCorners.map((corner) => (
    <Handle
      key={`${corner.horizontal} ${corner.vertical}`}
      aria-hidden="true"
      title="Drag to resize"
      onPointerDown={(event) => {
        setSideBeforeDrag(shorterSideLength);
        startDrag(corner)(event);
      }}
      onPointerUp={endDrag}
      onPointerCancel={endDrag}
      style={{
        ...sizeVariables,
        ...getCornerStyles(corner, hitArea / 2 + (isSmall ? selectionFrameDistances.outer : 0)),
        width: hitArea,
        height: hitArea,
      }}
    />
  ));
}
