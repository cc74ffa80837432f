import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

import { fixedColours } from '~/components/theme/tokens';
import { getPaperSize } from '~/domain/printing/settings/paper';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import { moveSlot } from '~/domain/printing/sheet/moveSlot';
import { getSlotState } from '~/domain/printing/sheet/sheetLayout';
import type { SheetLayout } from '~/domain/printing/sheet/sheetLayout';

import { findSlotKeyAction } from '../SheetPreview/slotKeys';
import { slotPickerCopy as copy } from './SlotPicker.copy';

export type SlotPickerProps = {
  layout: SheetLayout;
  settings: Pick<PrintSettings, 'paper' | 'design'>;
  /** Zero-based index of the shown page. */
  page: number;
  /** Zero-based indices, in the run, of the chosen stickers. */
  chosenStickers: ReadonlySet<number>;
  /** Returns the code of the sticker with this index. */
  getCodeText: (index: number) => string;
  /** Called when the user selects or deselects the sticker with this index. */
  onToggle: (index: number) => void;
};

/** Maximum number of slots on a page with slot numbers. With more slots, the numbers would be too small to read. */
const maxNumberedSlots = 80;

/**
 * A page of a run as a grid of slots in which the user chooses stickers: with a click, or with arrow keys and Enter or
 * Space. Slots without a sticker cannot be chosen.
 */
export function SlotPicker({ layout, settings, page, chosenStickers, getCodeText, onToggle }: SlotPickerProps) {
  const { rows, columns, perPage, getSlotIndex, getSlotOrigin } = layout;
  const paper = getPaperSize(settings.paper);
  const [activeSlot, setActiveSlot] = useState(page === 0 ? layout.usedSlotCount : 0);
  const gridRef = useRef<HTMLDivElement>(null);
  const findStickerInSlot = (slot: number) => {
    const slotState = getSlotState(layout, page, slot);
    return slotState.state === 'sticker' ? slotState.index : undefined;
  };
  const toggleSlot = (slot: number) => {
    const index = findStickerInSlot(slot);
    if (index !== undefined) onToggle(index);
  };

  function onKeyDown(event: KeyboardEvent) {
    const action = findSlotKeyAction(event);
    if (action === undefined) return;
    event.preventDefault();
    if (action === 'activate') {
      toggleSlot(activeSlot);
      return;
    }
    const nextSlot = moveSlot(layout, activeSlot, action);
    setActiveSlot(nextSlot);
    gridRef.current?.querySelector<HTMLElement>(`[data-slot="${nextSlot}"]`)?.focus();
  }

  return (
    <Box
      ref={gridRef}
      role="grid"
      aria-label={copy.label(page)}
      aria-multiselectable="true"
      onKeyDown={onKeyDown}
      sx={pageStyles}
      style={{ aspectRatio: `${paper.width} / ${paper.height}` }}
    >
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} role="row">
          {Array.from({ length: columns }, (__, column) => {
            const slot = getSlotIndex({ row, column });
            const { x, y } = getSlotOrigin(slot);
            const index = findStickerInSlot(slot);
            return (
              <div
                key={column}
                role="gridcell"
                data-slot={slot}
                tabIndex={slot === activeSlot ? 0 : -1}
                aria-label={copy.slot(slot, index === undefined ? undefined : getCodeText(index))}
                aria-selected={index !== undefined && chosenStickers.has(index)}
                aria-disabled={index === undefined}
                onClick={() => {
                  setActiveSlot(slot);
                  toggleSlot(slot);
                }}
                style={{
                  insetInlineStart: `${(x / paper.width) * 100}%`,
                  insetBlockStart: `${(y / paper.height) * 100}%`,
                  width: `${(settings.design.width / paper.width) * 100}%`,
                  height: `${(settings.design.height / paper.height) * 100}%`,
                }}
              >
                {perPage <= maxNumberedSlots && <span aria-hidden="true">{slot + 1}</span>}
              </div>
            );
          })}
        </div>
      ))}
    </Box>
  );
}

/**
 * The paper is white in the dark colour scheme too, as in the preview. The direction is fixed, since slots are counted
 * from the left on paper.
 */
const pageStyles = {
  position: 'relative',
  direction: 'ltr',
  inlineSize: '100%',
  maxInlineSize: 300,
  bgcolor: fixedColours.white,
  outline: '1px solid',
  outlineColor: fixedColours.nightEdge,
  '& [role=gridcell]': {
    position: 'absolute',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    fontSize: '0.75rem',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    color: fixedColours.night3,
    bgcolor: fixedColours.blueSoft,
    border: `1px solid ${fixedColours.onPaper}`,
    borderRadius: '2px',
    cursor: 'pointer',
    '&[aria-selected=true]': { color: fixedColours.white, bgcolor: fixedColours.onPaper },
    '&[aria-disabled=true]': {
      color: fixedColours.nightEdge,
      bgcolor: 'transparent',
      border: `1px dashed ${fixedColours.nightEdge}`,
      cursor: 'default',
    },
    '&:focus-visible': {
      outline: `3px solid ${fixedColours.onPaper}`,
      outlineOffset: '1px',
      zIndex: 1,
    },
    '@media (forced-colors: active)': {
      '&[aria-selected=true]': { outline: '4px solid Highlight', outlineOffset: '-4px' },
    },
  },
} as const;
