import Box from '@mui/material/Box';
import { useEffect } from 'react';
import type { ReactNode } from 'react';

import type { Size } from '~/domain/printing/settings/paper';
import type { Box as Band } from '~/domain/printing/sticker/stickerElements';

import { Ruler, rulerWidth } from '../Ruler/Ruler';
import { fitScale, heightAtWidth, previewScale } from './previewScale';
import { useElementSize } from './useElementSize';

export type RuledCanvasProps = {
  /** Size of the content in mm. */
  content: Size;
  /** Highlighted on both rulers, in mm. */
  band: Band;
  showStartLabel?: boolean;
  /** Keeps size and scale while something is dragged. */
  frozen?: boolean;
  /** 1 is 3.78 px per millimetre; fitted to the available space by default. */
  zoom?: number | undefined;
  onFit?: (fit: number) => void;
  /** Rendered at 3.78 px per millimetre and scaled by `fit` with a CSS transform. */
  children: (fit: number) => ReactNode;
};

/** Centred content with rulers at the top and side, fitted to the available space or zoomed. */
export function RuledCanvas(props: RuledCanvasProps) {
  const { content, band, showStartLabel = false, frozen = false, zoom, onFit, children } = props;
  const { ref, box } = useElementSize(frozen);
  const fitting = fitScale(content, box);
  const scale = zoom === undefined ? fitting : zoom * previewScale;
  const fit = scale / previewScale;
  const ruler = { scale, showStartLabel };
  useEffect(() => {
    if (fitting > 0) onFit?.(fitting / previewScale);
  }, [fitting, onFit]);
  const width = content.width * scale + rulerWidth;
  // The height at full width, so that what follows is right below; unknown before the first measurement.
  const height = box.width > 0 ? heightAtWidth(content, box.width) : undefined;
  return (
    // Absolutely positioned content does not affect the measured size. Paper is left to right in every language.
    <Box
      ref={ref}
      dir="ltr"
      style={{ ...(frozen && { minHeight: box.height }), ...(height !== undefined && { flexBasis: height }) }}
      // Scrollable by keyboard while zoomed.
      {...(zoom !== undefined && { tabIndex: 0, role: 'group', 'aria-label': 'Enlarged' })}
      sx={{
        position: 'relative',
        // Shrinks before anything else in its column does; grows only to show more of an enlarged page.
        flex: `${zoom === undefined && height !== undefined ? 0 : 1} 1000 0`,
        minWidth: 0,
        minHeight: { xs: 0, md: 160 },
        overflow: zoom === undefined ? 'visible' : 'auto',
      }}
    >
      {scale > 0 && (
        <Box
          style={{ transform: `translateX(${Math.max(0, (box.width - width) / 2)}px)`, width }}
          sx={{ position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 }}
        >
          <Box sx={{ marginInlineStart: `${rulerWidth}px` }}>
            <Ruler edge="top" length={content.width} band={[band.x, band.x + band.width]} {...ruler} />
          </Box>
          <Box sx={{ display: 'flex' }}>
            <Ruler edge="side" length={content.height} band={[band.y, band.y + band.height]} {...ruler} />
            <div style={{ width: content.width * scale, height: content.height * scale }}>
              <div style={{ transform: `scale(${fit})`, transformOrigin: '0 0' }}>{children(fit)}</div>
            </div>
          </Box>
        </Box>
      )}
    </Box>
  );
}
