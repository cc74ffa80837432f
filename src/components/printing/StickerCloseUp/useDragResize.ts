import { useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';

import { dragCorner } from '~/domain/printing/sticker/dragCorner';
import type { Corner } from '~/domain/printing/sticker/dragCorner';
import { clamp } from '~/domain/number/numberLimits';
import { limits } from '~/domain/printing/settings/limits';
import type { Size } from '~/domain/printing/settings/paper';
import type { Point } from '~/domain/printing/sheet/sheetLayout';
import type { Box } from '~/domain/printing/sticker/stickerElements';

const steps: Partial<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Distance in mm of an arrow key, and with Shift. */
const step = { fine: 0.5, coarse: 5 };

const rounded = (value: number, parts: number) => Math.round(value * parts) / parts;

/** Dragging clamps to 90 %; a typed position beyond that is kept until dragged back. */
const within = (value: number, from: number) =>
  clamp(value, { min: limits.drag.min, max: Math.max(limits.drag.max, from) });

/** Position after dragging by that share of the design; a direction without movement keeps its typed value. */
const moved = (from: number, share: number) => (share === 0 ? from : rounded(within(from + share * 100, from), 10));

/** Left and top edge in per cent of the design, the sides in mm. */
export type DragResize = Point & Size;

export type DragResizeOptions = {
  /** Left and top edge in per cent of the design. */
  position: Point;
  /** In mm from the design's top left corner. */
  box: Box;
  /** Size in mm. */
  design: Size;
  /** Keeps width and height equal. */
  square: boolean;
  onMove: (position: Point) => void;
  onResize: (code: DragResize) => void;
  onDraggingChange: (isDragging: boolean) => void;
};

type Drag = {
  id: number;
  start: Point;
  box: Box;
  /** Undefined while the whole code is moved. */
  corner: Corner | undefined;
  pointer: Point;
  area: DOMRect;
};

/** Handlers to move a code by pointer or arrow keys and to resize it by its corners. */
export function useDragResize(options: DragResizeOptions) {
  const { position, box, design, square, onMove, onResize, onDraggingChange } = options;
  const drag = useRef<Drag>(undefined);

  function end() {
    drag.current = undefined;
    onDraggingChange(false);
  }
  const endDrag = ({ pointerId }: PointerEvent) => {
    if (drag.current?.id === pointerId) end();
  };

  /** Handles are children of their code, whose handlers receive the following pointer events. */
  const startDrag = (corner?: Corner) => (event: PointerEvent<HTMLElement>) => {
    const code = event.currentTarget.closest<HTMLElement>('[role=application]');
    const area = code?.offsetParent?.getBoundingClientRect();
    if (event.button !== 0 || !area || drag.current) return;
    drag.current = {
      id: event.pointerId,
      start: { x: position.x, y: position.y },
      box,
      corner,
      pointer: { x: event.clientX, y: event.clientY },
      area,
    };
    onDraggingChange(true);
    code?.focus({ preventScroll: true });
    try {
      event.currentTarget.setPointerCapture(event.pointerId);
    } catch {
      // Throws if the pointer was already released; the drag then ends with the next release.
    }
  };

  function applyDrag({ start, box: from, corner }: Drag, share: Point) {
    if (!corner) {
      onMove({ x: moved(start.x, share.x), y: moved(start.y, share.y) });
      return;
    }
    const by = { x: share.x * design.width, y: share.y * design.height };
    const { width, height, ...origin } = dragCorner({ box: from, corner, by, design, square });
    onResize({
      // A fixed edge keeps its typed value exactly.
      x: origin.x === from.x ? start.x : rounded((origin.x / design.width) * 100, 1000),
      y: origin.y === from.y ? start.y : rounded((origin.y / design.height) * 100, 1000),
      width,
      height,
    });
  }

  const handlers = {
    onPointerDown: startDrag(),
    onPointerMove(event: PointerEvent) {
      if (drag.current?.id !== event.pointerId) return;
      const { pointer, area } = drag.current;
      applyDrag(drag.current, {
        x: (event.clientX - pointer.x) / area.width,
        y: (event.clientY - pointer.y) / area.height,
      });
    },
    onPointerUp: endDrag,
    onPointerCancel: endDrag,
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape' && drag.current) {
        const { start, box: before, corner } = drag.current;
        if (corner) onResize({ ...start, width: before.width, height: before.height });
        else onMove(start);
        end();
      }
      const direction = steps[event.key];
      if (!direction) return;
      event.preventDefault();
      const distance = event.shiftKey ? step.coarse : step.fine;
      const next = {
        x: position.x + ((direction.x * distance) / design.width) * 100,
        y: position.y + ((direction.y * distance) / design.height) * 100,
      };
      onMove({
        x: rounded(within(next.x, position.x), 1000),
        y: rounded(within(next.y, position.y), 1000),
      });
    },
  };
  return { handlers, startDrag };
}
