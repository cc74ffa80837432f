import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';

import { clamp, limits } from '~/domain/printing/limits';
import type { Size } from '~/domain/printing/paper';

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

export type MoveByHandOptions = {
  /** Left and top edge in per cent of the design. */
  position: Position;
  /** In mm. */
  design: Size;
  onMove: (position: Position) => void;
};

/** Handlers that move an element over the element it is positioned in: by pointer and by arrow keys. */
export function useMoveByHand({ position, design, onMove }: MoveByHandOptions) {
  const drag = useRef<{ id: number; start: Position; pointer: Position; area: DOMRect }>(undefined);
  const [dragging, setDragging] = useState(false);

  function end() {
    drag.current = undefined;
    setDragging(false);
  }
  const endOf = ({ pointerId }: PointerEvent) => {
    if (drag.current?.id === pointerId) end();
  };

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const area = event.currentTarget.offsetParent?.getBoundingClientRect();
      if (event.button !== 0 || !area || drag.current) return;
      drag.current = {
        id: event.pointerId,
        start: { x: position.x, y: position.y },
        pointer: { x: event.clientX, y: event.clientY },
        area,
      };
      setDragging(true);
      event.currentTarget.focus({ preventScroll: true });
      try {
        event.currentTarget.setPointerCapture(event.pointerId);
      } catch {
        // A pointer that is already up again can not be captured; the drag then ends with the next release.
      }
    },
    onPointerMove(event: PointerEvent) {
      if (drag.current?.id !== event.pointerId) return;
      const { start, pointer, area } = drag.current;
      onMove({
        x: moved(start.x, (event.clientX - pointer.x) / area.width),
        y: moved(start.y, (event.clientY - pointer.y) / area.height),
      });
    },
    onPointerUp: endOf,
    onPointerCancel: endOf,
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape' && drag.current) {
        onMove(drag.current.start);
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
  return { handlers, dragging };
}
