import Box from '@mui/material/Box';
import { useState } from 'react';

import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import { getPaperSize } from '~/domain/printing/settings/paper';
import type { PageScene } from '~/domain/printing/sticker/scene';
import type { SheetLayout, SheetProblem } from '~/domain/printing/sheet/sheetLayout';

import { SheetPage } from '../SheetPage/SheetPage';
import { PageNavigation } from './PageNavigation';
import { RuledCanvas } from './RuledCanvas';
import { SheetOutlines } from './SheetOutlines';
import { StartSlotField, StartSlotHint } from './StartSlotField';
import { StartSlotMarkers } from './StartSlotMarkers';
import { StartSlotGrid } from './StartSlotGrid';
import { previewScale } from './previewScale';
import { useSlotPointer } from './useSlotPointer';

export type SheetPreviewProps = {
  settings: Pick<PrintSettings, 'paper' | 'margins' | 'design'> & Partial<Pick<PrintSettings, 'shape'>>;
  sheet: SheetLayout | SheetProblem;
  /** Zero-based index of the page. */
  page: number;
  /**
   * Current number of pages, which can be newer than `sheet` if `sheet` is a deferred value. By default, the number of
   * pages of `sheet`.
   */
  pageCount?: number;
  /** The drawing of the page; undefined if no sticker fits on the page. */
  scene?: PageScene;
  designHref?: string | undefined;
  onPageChange: (page: number) => void;
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
  blankEdge?: number | undefined;
};

const footerStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-evenly',
  alignItems: 'center',
  columnGap: 2,
  // On phones, keeps the footer at the bottom, even in the compact preview, where the footer is next to the sheet.
  marginBlockStart: { xs: 'auto', md: 0 },
  '&:empty': { display: 'none' },
};

/** Hides the field for the first free slot and its hint on mobile, where the settings contain this field. */
const hiddenOnMobileStyles = { display: { xs: 'none', md: 'block' } };

/** Preview of one page, true to scale, with page navigation. The paper is also white in dark mode. */
export function SheetPreview(props: SheetPreviewProps) {
  const { settings, sheet, page, scene, designHref, errorStickers, highlightedSticker, blankEdge, zoom } = props;
  const { onPageChange, onStartSlotChange, onFittingZoomChange } = props;
  const { paper, margins, design, shape } = settings;
  const paperSize = getPaperSize(paper);
  const sizeInPx = { width: paperSize.width * previewScale, height: paperSize.height * previewScale };
  const drawnPageCount = sheet.fits ? Math.max(1, sheet.pageCount) : 1;
  const pageCount = props.pageCount ?? drawnPageCount;
  const stickerCount = scene?.stickers.length ?? 0;
  const label = `Page ${page + 1} of ${drawnPageCount}, ${stickerCount} ${stickerCount === 1 ? 'sticker' : 'stickers'}${
    highlightedSticker === undefined ? '' : `, sticker ${highlightedSticker + 1} highlighted`
  }`;
  const [focusedSlot, setFocusedSlot] = useState<number>();
  const firstStickerOrigin = sheet.fits
    ? sheet.slotOrigin(page === 0 ? sheet.startIndex : 0)
    : { x: margins.left, y: margins.top };
  const firstSheet = sheet.fits && page === 0 ? sheet : undefined;
  const outlines = { margins, sticker: design, shape, sheet, page, errorStickers, highlightedSticker, blankEdge };
  const startSlotProps = firstSheet && { sheet: firstSheet, sticker: design, shape };
  const { hoveredSlot, handlers: pointerHandlers } = useSlotPointer({
    paper: paperSize,
    sheet: firstSheet,
    sticker: design,
    onStartSlotChange,
  });

  return (
    <Box
      component="section"
      aria-label="Sheet"
      sx={{ display: 'flex', flexDirection: 'column', gap: 1, flex: 1, minWidth: 0, minHeight: 0 }}
    >
      <RuledCanvas
        content={paperSize}
        highlight={{ ...firstStickerOrigin, ...design }}
        zoom={zoom}
        {...(onFittingZoomChange && { onFittingZoomChange })}
      >
        {(currentZoom) => (
          <Box
            {...pointerHandlers}
            style={{ ...sizeInPx, cursor: hoveredSlot === undefined ? 'default' : 'pointer' }}
            sx={{ position: 'relative', overflow: 'hidden' }}
          >
            <SheetPage
              scene={scene ?? { ...paperSize, stickers: [], marks: [] }}
              designHref={designHref}
              {...sizeInPx}
              label={label}
            />
            <SheetOutlines {...outlines} paper={paperSize} pixel={1 / (previewScale * currentZoom)}>
              {startSlotProps && (
                <StartSlotMarkers
                  {...startSlotProps}
                  pixel={1 / (previewScale * currentZoom)}
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
      <Box sx={footerStyles}>
        {pageCount > 1 && <PageNavigation page={page} pageCount={pageCount} onPageChange={onPageChange} />}
        {sheet.fits && sheet.perPage > 1 && (
          <Box sx={hiddenOnMobileStyles}>
            <StartSlotField sheet={sheet} onStartSlotChange={onStartSlotChange} />
          </Box>
        )}
      </Box>
      {firstSheet && firstSheet.perPage > 1 && (
        <Box sx={hiddenOnMobileStyles}>
          <StartSlotHint sheet={firstSheet} onStartSlotChange={onStartSlotChange} />
        </Box>
      )}
    </Box>
  );
}
