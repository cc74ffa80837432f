import Box from '@mui/material/Box';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';

import type { Size } from '~/domain/printing/settings/paper';
import type { Box as Rectangle } from '~/domain/printing/sticker/stickerElements';

import { Ruler, rulerThickness } from '../Ruler/Ruler';
import { createPaperShadow } from './createPaperShadow';
import { getFittingScale, getHeightAtWidth, previewScale } from './previewScale';
import { useElementSize } from './useElementSize';

export type RuledCanvasProps = {
  /** Size of the content in mm. */
  contentSize: Size;
  /** Rectangle in mm from the top left corner of the content. The rulers highlight its width and its height. */
  highlight: Rectangle;
  showStartLabel?: boolean;
  /** True while something is dragged: size and scale of the content then stay the same. */
  isFrozen?: boolean;
  /** Zoom factor: 1 is 3.78 px per millimetre. If undefined, the content is fitted to the available space. */
  zoom?: number | undefined;
  /** Called with the zoom factor at which the content fits in the available space. */
  onFittingZoomChange?: (zoom: number) => void;
  /** Returns the content at 3.78 px per millimetre. A CSS transform then scales it by `currentZoom`. */
  children: (currentZoom: number) => ReactNode;
};

/**
 * Name of the CSS variable with the minimum height of the canvas. The printing screen sets it, so that a short preview
 * scrolls instead of shrinking the canvas.
 */
export const canvasMinHeightVariable = '--canvas-min-height';

/** Shows content with rulers along its top and its side. The content is zoomed, or fitted to the available space. */
export function RuledCanvas(props: RuledCanvasProps) {
  const {
    contentSize,
    highlight,
    showStartLabel = false,
    isFrozen = false,
    zoom,
    onFittingZoomChange,
    children,
  } = props;
  const { ref, size: availableSize } = useElementSize(isFrozen);
  const fittingScale = getFittingScale(contentSize, availableSize);
  const scale = zoom === undefined ? fittingScale : zoom * previewScale;
  const currentZoom = scale / previewScale;
  const rulerProps = { scale, showStartLabel };
  // A layout effect reports the fitting zoom factor, so that the zoom control shows it in the first paint.
  useLayoutEffect(() => {
    if (fittingScale > 0) onFittingZoomChange?.(fittingScale / previewScale);
  }, [fittingScale, onFittingZoomChange]);
  const widthWithRuler = contentSize.width * scale + rulerThickness;
  // Height in px of the canvas if the content fills its whole width. More height would leave space below the content.
  const heightAtFullWidth = availableSize.width > 0 ? getHeightAtWidth(contentSize, availableSize.width) : undefined;
  const minHeight = `var(${canvasMinHeightVariable}, 0px)`;
  return (
    // Fixed direction, since the rulers start at the left. The content is positioned absolutely, so that it does not
    // change the measured size.
    <Box
      ref={ref}
      dir="ltr"
      style={{
        // Reserves the minimum height until the width is measured. With less height, the content would be drawn twice:
        // too small after the first measurement, and then at its final size.
        minHeight: isFrozen
          ? availableSize.height
          : heightAtFullWidth
            ? `min(${minHeight}, ${heightAtFullWidth}px)`
            : minHeight,
        ...(heightAtFullWidth !== undefined && { flexBasis: heightAtFullWidth }),
      }}
      // Makes the canvas focusable, so that zoomed content can be scrolled with the keyboard.
      {...(zoom !== undefined && { tabIndex: 0, role: 'group', 'aria-label': 'Zoomed sheet' })}
      sx={{
        position: 'relative',
        // If space is short, the canvas shrinks, not the other elements of its column. Fitted content does not grow.
        flex: `${zoom === undefined && heightAtFullWidth !== undefined ? 0 : 1} 1000 0`,
        minWidth: 0,
        overflow: zoom === undefined ? 'visible' : 'auto',
      }}
    >
      {scale > 0 && (
        <Box
          style={{
            transform: `translateX(${Math.max(0, Math.round((availableSize.width - widthWithRuler) / 2))}px)`,
            width: widthWithRuler,
          }}
          sx={{ position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 }}
        >
          <Box sx={{ marginInlineStart: `${rulerThickness}px` }}>
            <Ruler
              edge="top"
              length={contentSize.width}
              highlight={[highlight.x, highlight.x + highlight.width]}
              {...rulerProps}
            />
          </Box>
          <Box sx={{ display: 'flex' }}>
            <Ruler
              edge="side"
              length={contentSize.height}
              highlight={[highlight.y, highlight.y + highlight.height]}
              {...rulerProps}
            />
            {/* The white paper. Its size is rounded down, so that no white line shows at the edges of a design. */}
            <Box
              style={{ width: Math.floor(contentSize.width * scale), height: Math.floor(contentSize.height * scale) }}
              sx={(theme) => ({ bgcolor: 'common.white', ...createPaperShadow(theme) })}
            >
              <div style={{ transform: `scale(${currentZoom})`, transformOrigin: '0 0' }}>{children(currentZoom)}</div>
            </Box>
          </Box>
        </Box>
      )}
    </Box>
  );
}
