import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';

import { dragCorner } from '~/domain/printing/sticker/dragCorner';
import type { Corner } from '~/domain/printing/sticker/dragCorner';
import { clamp } from '~/domain/number/numberLimits';
import { limits } from '~/domain/printing/settings/limits';
import type { Size } from '~/domain/printing/settings/paper';
import type { Box } from '~/domain/printing/sticker/stickerElements';

type Position = { x: number; y: number };

const steps: Partial<Record<string, Position>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** What an arrow key moves, and with Shift, in mm. */
const step = { fine: 0.5, coarse: 5 };

const rounded = (value: number, parts: number) => Math.round(value * parts) / parts;

/** By hand a code goes to 90 %; one that numbers have put further stays there until it is moved back. */
const within = (value: number, from: number) =>
  clamp(value, { min: limits.drag.min, max: Math.max(limits.drag.max, from) });

/** Where a drag by that share of the design ends; a direction that is not dragged in keeps what numbers have put. */
const moved = (from: number, share: number) => (share === 0 ? from : rounded(within(from + share * 100, from), 10));

/** Left and top edge in per cent of the design, the sides in mm. */
export type DragResize = Position & Size;

export type DragResizeOptions = {
  /** Left and top edge in per cent of the design. */
  position: Position;
  /** In mm from the design's upper left corner; undefined for a code that is not shown. */
  box: Box | undefined;
  /** In mm. */
  design: Size;
  /** As wide as it is high, whatever is dragged. */
  square: boolean;
  onMove: (position: Position) => void;
  onResize: (code: DragResize) => void;
};

type Drag = {
  id: number;
  start: Position;
  box: Box;
  /** What is held: the whole code, or one corner of it. */
  corner: Corner | undefined;
  pointer: Position;
  area: DOMRect;
};

/** Handlers for a code on its design: moved by pointer and by arrow keys, and sized by its corners. */
export function useDragResize({ position, box, design, square, onMove, onResize }: DragResizeOptions) {
  const drag = useRef<Drag>(undefined);
  const [dragging, setDragging] = useState(false);

  function end() {
    drag.current = undefined;
    setDragging(false);
  }
  const endOf = ({ pointerId }: PointerEvent) => {
    if (drag.current?.id === pointerId) end();
  };

  /** A handle stands inside its code, whose own handlers hear of the rest. */
  const takeHold = (corner?: Corner) => (event: PointerEvent<HTMLElement>) => {
    const code = event.currentTarget.closest<HTMLElement>('[role=application]');
    const area = code?.offsetParent?.getBoundingClientRect();
    if (event.button !== 0 || !area || !box || drag.current) return;
    drag.current = {
      id: event.pointerId,
      start: { x: position.x, y: position.y },
      box,
      corner,
      pointer: { x: event.clientX, y: event.clientY },
      area,
    };
    setDragging(true);
    code?.focus({ preventScroll: true });
    try {
      event.currentTarget.setPointerCapture(event.pointerId);
    } catch {
      // A pointer that is already up again can not be captured; the drag then ends with the next release.
    }
  };

  function resize({ start, box: from, corner }: Drag & { corner: Corner }, share: Position) {
    const by = { x: share.x * design.width, y: share.y * design.height };
    const { width, height, ...place } = dragCorner({ box: from, corner, by, design, square });
    onResize({
      // An edge that stays keeps what numbers have put, to the last digit.
      x: place.x === from.x ? start.x : rounded((place.x / design.width) * 100, 1000),
      y: place.y === from.y ? start.y : rounded((place.y / design.height) * 100, 1000),
      width,
      height,
    });
  }

  function follow(held: Drag, share: Position) {
    const { start, corner } = held;
    if (corner) resize({ ...held, corner }, share);
    else onMove({ x: moved(start.x, share.x), y: moved(start.y, share.y) });
  }

  const handlers = {
    onPointerDown: takeHold(),
    onPointerMove(event: PointerEvent) {
      if (drag.current?.id !== event.pointerId) return;
      const { pointer, area } = drag.current;
      follow(drag.current, {
        x: (event.clientX - pointer.x) / area.width,
        y: (event.clientY - pointer.y) / area.height,
      });
    },
    onPointerUp: endOf,
    onPointerCancel: endOf,
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
  return { handlers, takeHold, dragging };
}
