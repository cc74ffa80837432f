import { useRef } from 'react';
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

export type MoveByHandOptions = {
  /** Left and top edge in per cent of the design. */
  position: Position;
  /** In mm. */
  design: Size;
  onMove: (position: Position) => void;
};

/** Handlers that move an element over the element it is positioned in: by pointer and by arrow keys. */
export function useMoveByHand({ position, design, onMove }: MoveByHandOptions) {
  const drag = useRef<{ start: Position; pointer: Position; area: DOMRect }>(undefined);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const area = event.currentTarget.offsetParent?.getBoundingClientRect();
      if (event.button !== 0 || !area) return;
      drag.current = { start: { x: position.x, y: position.y }, pointer: { x: event.clientX, y: event.clientY }, area };
      event.currentTarget.focus();
      try {
        event.currentTarget.setPointerCapture(event.pointerId);
      } catch {
        // A pointer that is already up again can not be captured; the drag then ends with the next release.
      }
    },
    onPointerMove(event: PointerEvent) {
      if (!drag.current) return;
      const { start, pointer, area } = drag.current;
      onMove({
        x: rounded(clamp(start.x + ((event.clientX - pointer.x) / area.width) * 100, limits.drag), 10),
        y: rounded(clamp(start.y + ((event.clientY - pointer.y) / area.height) * 100, limits.drag), 10),
      });
    },
    onPointerUp() {
      drag.current = undefined;
    },
    onPointerCancel() {
      drag.current = undefined;
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape' && drag.current) {
        onMove(drag.current.start);
        drag.current = undefined;
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
}
