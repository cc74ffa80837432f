import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

import { fixedColours } from '~/components/theme/tokens';
import { clamp } from '~/domain/number/numberLimits';
import type { Size } from '~/domain/printing/settings/paper';
import { moveSlot } from '~/domain/printing/sheet/moveSlot';
import { getSlotState } from '~/domain/printing/sheet/sheetLayout';
import type { SheetLayout } from '~/domain/printing/sheet/sheetLayout';

import { maxShownSlots, previewScale } from './previewScale';
import { findSlotKeyAction } from './slotKeys';

export type StartSlotGridProps = {
  layout: SheetLayout;
  stickerSize: Size;
  /** Zoom factor of the preview, so that the focus ring keeps its width at every zoom. */
  zoom: number;
  /** Called with the new first free slot, counted from 1. */
  onStartSlotChange: (slot: number) => void;
  /** Called with the zero-based index of the focused slot; undefined if the focus is elsewhere. */
  onFocusedSlotChange: (slot: number | undefined) => void;
};

const slotStateLabels = { used: 'used', start: 'start', sticker: 'start here', empty: 'empty' };

function getSlotName(sheet: SheetLayout, slot: number) {
  const { row, column } = sheet.getCell(slot);
  const state = slot === sheet.usedSlotCount ? 'start' : getSlotState(sheet, 0, slot).state;
  return `Label ${slot + 1}, row ${row + 1}, column ${column + 1}: ${slotStateLabels[state]}`;
}

/**
 * Draws the focus ring inside the slot, since the edge of the paper would cut off a ring outside. A white line
 * separates the ring from the design.
 */
const createFocusStyles = (zoom: number) => ({
  outline: `${3 / zoom}px solid ${fixedColours.onPaper}`,
  outlineOffset: `${-3 / zoom}px`,
  boxShadow: `inset 0 0 0 ${5 / zoom}px ${fixedColours.white}`,
});

/**
 * Grid of the slots of the first page for keyboards and screen readers. Arrow keys move the focus; Enter or Space makes
 * the focused slot the first free slot. A click does the same for the clicked slot, without moving the focus.
 */
export function StartSlotGrid({
  layout,
  stickerSize,
  zoom,
  onStartSlotChange,
  onFocusedSlotChange,
}: StartSlotGridProps) {
  const { rows, columns, perPage, usedSlotCount, getSlotOrigin, getSlotIndex } = layout;
  const [focusedSlot, setFocusedSlot] = useState<number>();
  const gridRef = useRef<HTMLDivElement>(null);
  const activeSlot = clamp(focusedSlot ?? usedSlotCount, { min: 0, max: perPage - 1 });
  const isFocused = focusedSlot !== undefined;
  useEffect(() => {
    if (isFocused) gridRef.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [activeSlot, isFocused]);

  function focusSlot(slot: number | undefined) {
    setFocusedSlot(slot);
    onFocusedSlotChange(slot);
  }
  if (perPage === 1 || perPage > maxShownSlots) return null;

  function onKeyDown(event: KeyboardEvent) {
    const action = findSlotKeyAction(event);
    if (action === undefined) return;
    if (action === 'activate') onStartSlotChange(activeSlot + 1);
    else focusSlot(moveSlot(layout, activeSlot, action));
    event.preventDefault();
  }

  return (
    <Box
      ref={gridRef}
      role="grid"
      aria-label="First free label"
      onKeyDown={onKeyDown}
      onBlur={() => focusSlot(undefined)}
      onMouseDown={(event) => event.preventDefault()}
      sx={{ '& [role=gridcell]': { position: 'absolute', '&:focus-visible': createFocusStyles(zoom) } }}
    >
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} role="row">
          {Array.from({ length: columns }, (__, column) => {
            const slot = getSlotIndex({ row, column });
            const { x, y } = getSlotOrigin(slot);
            return (
              <div
                key={column}
                role="gridcell"
                tabIndex={slot === activeSlot ? 0 : -1}
                aria-label={getSlotName(layout, slot)}
                onFocus={() => focusSlot(slot)}
                // Also handles clicks by screen readers, which have no pointer position from which `useSlotPointer`
                // could find the slot.
                onClick={(event) => {
                  event.stopPropagation();
                  onStartSlotChange(slot + 1);
                }}
                style={{
                  insetInlineStart: x * previewScale,
                  insetBlockStart: y * previewScale,
                  width: stickerSize.width * previewScale,
                  height: stickerSize.height * previewScale,
                }}
              />
            );
          })}
        </div>
      ))}
    </Box>
  );
}
