import { useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';

import { dragCorner } from '~/domain/printing/sticker/dragCorner';
import type { Corner } from '~/domain/printing/sticker/dragCorner';
import type { Size } from '~/domain/printing/settings/paper';
import type { Point } from '~/domain/printing/sheet/sheetLayout';
import { clampPosition, moveCode } from '~/domain/printing/sticker/moveCode';
import { snapCorner } from '~/domain/printing/sticker/snap';
import type { SnapLines } from '~/domain/printing/sticker/snap';
import type { Box } from '~/domain/printing/sticker/stickerElements';

const arrowKeyDirections: Partial<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Distances in mm by which an arrow key moves a code: `fine` without Shift, `coarse` with Shift. */
const arrowKeySteps = { fine: 0.5, coarse: 5 };

/** Rounds `value` to a multiple of 1 / `parts`: to thousandths if `parts` is 1000. */
const roundTo = (value: number, parts: number) => Math.round(value * parts) / parts;

/** Distance in px on the screen within which a dragged edge snaps to a line. */
const snapDistance = 6;

/** 'snapping': edges snap to lines. 'free': the user holds Alt, or has not moved the pointer yet. */
export type DragState = 'none' | 'free' | 'snapping';

/** Position of a code in per cent of the design's width and height, and its size in mm. */
type PositionAndSize = Point & Size;

export type DragResizeOptions = {
  /** Left and top edge of the code, in per cent of the design's width and height. */
  position: Point;
  /** Box of the code, in mm from the top left corner of the design. */
  box: Box;
  /** Size of the design in mm. */
  designSize: Size;
  /** True to keep the proportion of width and height, as for QR codes. */
  isProportional: boolean;
  onMove: (position: Point) => void;
  onResize: (positionAndSize: PositionAndSize) => void;
  /** Snap lines for the edges and the centre of the code. */
  snapLines: SnapLines;
  onDragStateChange: (state: DragState) => void;
};

type Drag = {
  pointerId: number;
  /** Position of the code before the drag, in per cent. */
  positionBefore: Point;
  /** Box of the code before the drag, in mm. */
  boxBefore: Box;
  /** The dragged corner. Undefined while the whole code is moved. */
  corner: Corner | undefined;
  /** Position of the pointer at the start of the drag, in px. */
  pointerStart: Point;
  /** Position and size of the design on the screen, in px. */
  designRect: DOMRect;
};

/** Returns event handlers that move a code or text line by pointer or arrow keys, and resize it by its corners. */
export function useDragResize(options: DragResizeOptions) {
  const { position, box, designSize, isProportional, snapLines, onMove, onResize, onDragStateChange } = options;
  const dragRef = useRef<Drag>(undefined);

  function endDrag() {
    dragRef.current = undefined;
    onDragStateChange('none');
  }
  const onPointerEnd = ({ pointerId }: PointerEvent) => {
    if (dragRef.current?.pointerId === pointerId) endDrag();
  };

  /**
   * Returns a pointer handler that starts to drag `corner` or, without `corner`, the whole code. The corner handles are
   * inside the element of the code, so the next pointer events bubble up to the handlers of that element.
   */
  const startDrag = (corner?: Corner) => (event: PointerEvent<HTMLElement>) => {
    const code = event.currentTarget.closest<HTMLElement>('[role=application]');
    const designRect = code?.offsetParent?.getBoundingClientRect();
    if (event.button !== 0 || !designRect || dragRef.current) return;
    dragRef.current = {
      pointerId: event.pointerId,
      positionBefore: { x: position.x, y: position.y },
      boxBefore: box,
      corner,
      pointerStart: { x: event.clientX, y: event.clientY },
      designRect,
    };
    onDragStateChange('free');
    code?.focus({ preventScroll: true });
    try {
      event.currentTarget.setPointerCapture(event.pointerId);
    } catch {
      // Ignored: `setPointerCapture` throws if the pointer is no longer active.
    }
  };

  /** Moves or resizes the code by `offset`, in mm. Edges snap to lines that are within `threshold` mm. */
  function applyDrag({ positionBefore, boxBefore, corner }: Drag, offset: Point, threshold: number) {
    if (!corner) {
      onMove(moveCode({ positionBefore, box: boxBefore, offset, design: designSize, snapLines, threshold }));
      return;
    }
    const snappedOffset = snapCorner({
      box: boxBefore,
      corner,
      offset,
      snapLines,
      threshold,
      keepsProportion: isProportional,
    });
    const { width, height, ...origin } = dragCorner({
      box: boxBefore,
      corner,
      offset: snappedOffset,
      design: designSize,
      keepsProportion: isProportional,
    });
    onResize({
      // An edge that did not move keeps its position without rounding.
      x: origin.x === boxBefore.x ? positionBefore.x : roundTo((origin.x / designSize.width) * 100, 1000),
      y: origin.y === boxBefore.y ? positionBefore.y : roundTo((origin.y / designSize.height) * 100, 1000),
      width,
      height,
    });
  }

  const handlers = {
    onPointerDown: startDrag(),
    onPointerMove(event: PointerEvent) {
      if (dragRef.current?.pointerId !== event.pointerId) return;
      const { pointerStart, designRect } = dragRef.current;
      const offset = {
        x: ((event.clientX - pointerStart.x) / designRect.width) * designSize.width,
        y: ((event.clientY - pointerStart.y) / designRect.height) * designSize.height,
      };
      const isSnapping = !event.altKey;
      onDragStateChange(isSnapping ? 'snapping' : 'free');
      applyDrag(dragRef.current, offset, isSnapping ? (snapDistance / designRect.width) * designSize.width : 0);
    },
    onPointerUp: onPointerEnd,
    onPointerCancel: onPointerEnd,
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape' && dragRef.current) {
        const { positionBefore, boxBefore, corner } = dragRef.current;
        if (corner) onResize({ ...positionBefore, width: boxBefore.width, height: boxBefore.height });
        else onMove(positionBefore);
        endDrag();
      }
      // Prevents the default action while dragging: Alt must not open the browser's menu, and Ctrl+Z must not undo.
      if (dragRef.current && (event.key === 'Alt' || event.ctrlKey || event.metaKey)) event.preventDefault();
      const direction = arrowKeyDirections[event.key];
      if (!direction) return;
      event.preventDefault();
      const distance = event.shiftKey ? arrowKeySteps.coarse : arrowKeySteps.fine;
      const nextPosition = {
        x: position.x + ((direction.x * distance) / designSize.width) * 100,
        y: position.y + ((direction.y * distance) / designSize.height) * 100,
      };
      onMove({
        x: roundTo(clampPosition(nextPosition.x, position.x), 1000),
        y: roundTo(clampPosition(nextPosition.y, position.y), 1000),
      });
    },
  };
  return { handlers, startDrag };
}
