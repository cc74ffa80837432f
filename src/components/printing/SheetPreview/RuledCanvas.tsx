import Box from '@mui/material/Box';
import { useEffect } from 'react';
import type { ReactNode } from 'react';

import type { Size } from '~/domain/printing/settings/paper';

import { Ruler, rulerWidth } from '../Ruler/Ruler';
import { fitScale, heightAtWidth, previewScale } from './previewScale';
import { useMeasuredBox } from './useMeasuredBox';

export type RuledCanvasProps = {
  /** Size in mm. */
  drawing: Size;
  /** What the rulers point at, in mm. */
  bandAcross?: readonly [number, number];
  bandDown?: readonly [number, number];
  /** Writes where the bands start. */
  marked?: boolean;
  /** Keeps its size and scale, whatever becomes of the room, while something is dragged over it. */
  held?: boolean;
  /** How large it is drawn, 1 being 3.78 px a millimetre; as large as the room allows where it is not said. */
  zoom?: number | undefined;
  /** Hears by how much the drawing is fitted while nothing else is said. */
  onFit?: (fit: number) => void;
  /** Drawn at 3.78 px a millimetre; fitted from outside. `fit` is by how much. */
  children: (fit: number) => ReactNode;
};

/** A drawing in the middle of the room there is, as large as it can be, with rulers above and beside it. */
export function RuledCanvas(props: RuledCanvasProps) {
  const { drawing, bandAcross, bandDown, marked, held = false, zoom, onFit, children } = props;
  const { ref, box } = useMeasuredBox(held);
  const fitting = fitScale(drawing, box);
  const scale = zoom === undefined ? fitting : zoom * previewScale;
  const fit = scale / previewScale;
  useEffect(() => {
    if (fitting > 0) onFit?.(fitting / previewScale);
  }, [fitting, onFit]);
  const width = drawing.width * scale + rulerWidth;
  // What is drawn as wide as it can be leaves no room below it; nothing is known of the room before it is measured.
  const most = zoom === undefined && box.width > 0 ? heightAtWidth(drawing, box.width) : undefined;
  return (
    // The drawing is taken out of the flow, so that what is measured does not depend on what is drawn. Paper has a
    // left and a right side in every language.
    <Box
      ref={ref}
      dir="ltr"
      style={{ ...(held && { minHeight: box.height }), ...(most !== undefined && { maxHeight: most }) }}
      // What is larger than its room is scrolled, by keyboard too.
      {...(zoom !== undefined && { tabIndex: 0, role: 'group', 'aria-label': 'Enlarged' })}
      sx={{
        position: 'relative',
        flex: '1 1 0',
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
            <Ruler along="top" length={drawing.width} scale={scale} band={bandAcross} marked={marked} />
          </Box>
          <Box sx={{ display: 'flex' }}>
            <Ruler along="side" length={drawing.height} scale={scale} band={bandDown} marked={marked} />
            <div style={{ width: drawing.width * scale, height: drawing.height * scale }}>
              <div style={{ transform: `scale(${fit})`, transformOrigin: '0 0' }}>{children(fit)}</div>
            </div>
          </Box>
        </Box>
      )}
    </Box>
  );
}
