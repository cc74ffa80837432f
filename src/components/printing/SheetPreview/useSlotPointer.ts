import { useState } from 'react';
import type { MouseEvent } from 'react';

import type { Size } from '~/domain/printing/settings/paper';
import { findSlot } from '~/domain/printing/sheet/sheetLayout';
import type { SheetLayout } from '~/domain/printing/sheet/sheetLayout';

export type SlotPointerOptions = {
  paperSize: Size;
  /** Layout of the first page. Undefined on other pages, whose slots cannot be chosen. */
  layout: SheetLayout | undefined;
  stickerSize: Size;
  /** Called with the new first free slot of the first page, counted from 1. */
  onStartSlotChange: (slot: number) => void;
};

/**
 * Makes a clicked slot the first free slot. Returns the index of the hovered slot, and the pointer event handlers of
 * the page. StartSlotGrid and StartSlotField are the keyboard alternatives.
 */
export function useSlotPointer({ paperSize, layout, stickerSize, onStartSlotChange }: SlotPointerOptions) {
  const [hoveredSlot, setHoveredSlot] = useState<number>();
  const findSlotAtPointer = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const pageRect = currentTarget.getBoundingClientRect();
    const pointInMm = {
      x: ((clientX - pageRect.left) / pageRect.width) * paperSize.width,
      y: ((clientY - pageRect.top) / pageRect.height) * paperSize.height,
    };
    return layout && findSlot(layout, stickerSize, pointInMm);
  };
  const handlers = layout &&
    layout.perPage > 1 && {
      onPointerMove: (event: MouseEvent) => setHoveredSlot(findSlotAtPointer(event)),
      onPointerLeave: () => setHoveredSlot(undefined),
      onClick: (event: MouseEvent) => {
        const slot = findSlotAtPointer(event);
        if (slot !== undefined) onStartSlotChange(slot + 1);
      },
    };
  return { hoveredSlot, handlers };
}
