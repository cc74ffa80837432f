import Box from '@mui/material/Box';
import { useState } from 'react';

import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import { getPaperSize } from '~/domain/printing/settings/paper';
import type { PageScene } from '~/domain/printing/sticker/scene';
import type { SheetLayout, SheetProblem } from '~/domain/printing/sheet/sheetLayout';

import { SheetPage } from '../SheetPage/SheetPage';
import { RuledCanvas } from './RuledCanvas';
import { SheetOutlines } from './SheetOutlines';
import { StartSlotField } from './StartSlotField';
import { StartSlotMarkers } from './StartSlotMarkers';
import { StartSlotGrid } from './StartSlotGrid';
import { previewScale } from './previewScale';
import { useSlotPointer } from './useSlotPointer';

export type SheetPreviewProps = {
  settings: Pick<PrintSettings, 'paper' | 'margins' | 'design'> & Partial<Pick<PrintSettings, 'shape'>>;
  layout: SheetLayout | SheetProblem;
  /** Zero-based index of the page. */
  page: number;
  /** The drawing of the page; undefined if no sticker fits on the page. */
  scene?: PageScene;
  designHref?: string | undefined;
  /** Called with the new first free slot of the first page, counted from 1. */
  onStartSlotChange: (slot: number) => void;
  /** Zero-based indices of the stickers to outline in red. */
  errorStickers?: ReadonlySet<number> | undefined;
  /** Zero-based index of a sticker to give a thick outline. */
  highlightedSticker?: number | undefined;
  /** Zoom factor: 1 is 3.78 px per millimetre. If undefined, the page is fitted to the available space. */
  zoom?: number | undefined;
  /** Called with the zoom factor at which the page fits in the available space. */
  onFittingZoomChange?: (zoom: number) => void;
  /** Width in mm of a hatched strip along the edges of the paper, where most printers cannot print. */
  blankEdgeWidth?: number | undefined;
};

/** Minimum zoom factor at which the modules of a usual QR code are about 1 px wide. */
const minSharpZoom = 0.45;

/** Styles for codes with modules below 1 px. On whole pixels, modules of half a pixel would be missing or merge. */
const smoothCodeStyles = { '& path': { shapeRendering: 'geometricPrecision' } } as const;

/** Preview of one page, true to scale. The paper is also white in dark mode. */
export function SheetPreview(props: SheetPreviewProps) {
  const { settings, layout, page, scene, designHref, errorStickers, highlightedSticker, blankEdgeWidth, zoom } = props;
  const { onStartSlotChange, onFittingZoomChange } = props;
  const { paper, margins, design, shape } = settings;
  const paperSize = getPaperSize(paper);
  const sizeInPx = { width: paperSize.width * previewScale, height: paperSize.height * previewScale };
  const pageCount = layout.fits ? Math.max(1, layout.pageCount) : 1;
  const stickerCount = scene?.stickers.length ?? 0;
  const label = `Page ${page + 1} of ${pageCount}, ${stickerCount} ${stickerCount === 1 ? 'sticker' : 'stickers'}${
    highlightedSticker === undefined ? '' : `, sticker ${highlightedSticker + 1} highlighted`
  }`;
  const [focusedSlot, setFocusedSlot] = useState<number>();
  const firstStickerOrigin = layout.fits
    ? layout.getSlotOrigin(page === 0 ? layout.usedSlotCount : 0)
    : { x: margins.left, y: margins.top };
  const firstSheet = layout.fits && page === 0 ? layout : undefined;
  const slots = { layout, stickerSize: design, shape };
  const outlines = { ...slots, margins, page, errorStickers, highlightedSticker, blankEdgeWidth };
  const startSlotProps = firstSheet && { ...slots, layout: firstSheet };
  const { hoveredSlot, handlers: pointerHandlers } = useSlotPointer({
    paperSize,
    layout: firstSheet,
    stickerSize: design,
    onStartSlotChange,
  });

  return (
    <Box
      component="section"
      aria-label="Sheet"
      sx={{ display: 'flex', flexDirection: 'column', gap: 1, flex: 1, minWidth: 0, minHeight: 0 }}
    >
      <RuledCanvas
        contentSize={paperSize}
        highlight={{ ...firstStickerOrigin, ...design }}
        zoom={zoom}
        {...(onFittingZoomChange && { onFittingZoomChange })}
      >
        {(currentZoom) => (
          <Box
            {...pointerHandlers}
            style={{ ...sizeInPx, cursor: hoveredSlot === undefined ? 'default' : 'pointer' }}
            sx={[{ position: 'relative', overflow: 'hidden' }, currentZoom < minSharpZoom && smoothCodeStyles]}
          >
            <SheetPage
              scene={scene ?? { ...paperSize, stickers: [], marks: [] }}
              designHref={designHref}
              {...sizeInPx}
              label={label}
            />
            <SheetOutlines {...outlines} paperSize={paperSize} pixelSize={1 / (previewScale * currentZoom)}>
              {startSlotProps && (
                <StartSlotMarkers
                  {...startSlotProps}
                  pixelSize={1 / (previewScale * currentZoom)}
                  activeSlot={hoveredSlot ?? focusedSlot}
                />
              )}
            </SheetOutlines>
            {startSlotProps && (
              <StartSlotGrid
                {...startSlotProps}
                zoom={currentZoom}
                onStartSlotChange={onStartSlotChange}
                onFocusedSlotChange={setFocusedSlot}
              />
            )}
          </Box>
        )}
      </RuledCanvas>
      {layout.fits && layout.perPage > 1 && (
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <StartSlotField layout={layout} onStartSlotChange={onStartSlotChange} />
        </Box>
      )}
    </Box>
  );
}
