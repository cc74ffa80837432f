import Box from '@mui/material/Box';
import { useId } from 'react';

import { fixedColours, schemes } from '~/components/theme/tokens';
import type { Size } from '~/domain/printing/settings/paper';

import { createEdgePath } from './createEdgePath';

export type HatchedEdgeProps = {
  paperSize: Size;
  /** Width of the hatched strip in mm. */
  width: number;
  /** Width of a screen pixel in mm. */
  pixelSize: number;
};

/**
 * Hatches a strip along the edges of the paper, with a dashed line at its inner edge. Both are behind the stickers. The
 * lines of the hatching are 4 px apart at every zoom.
 */
export function HatchedEdge({ paperSize, width, pixelSize }: HatchedEdgeProps) {
  const id = useId();
  const spacing = 4 * pixelSize;
  return (
    <Box
      component="svg"
      aria-hidden="true"
      viewBox={`0 0 ${paperSize.width} ${paperSize.height}`}
      sx={{ position: 'absolute', inset: 0, zIndex: -1, width: '100%', height: '100%' }}
    >
      <pattern id={id} width={spacing} height={spacing} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={pixelSize} height={spacing} fill={fixedColours.nightEdge} />
      </pattern>
      <path d={createEdgePath(paperSize, width)} fill={`url(#${id})`} opacity={0.7} />
      <rect
        x={width}
        y={width}
        width={paperSize.width - 2 * width}
        height={paperSize.height - 2 * width}
        fill="none"
        stroke={schemes.light.warn}
        strokeWidth={pixelSize}
        strokeDasharray={`${3 * pixelSize} ${3 * pixelSize}`}
      />
    </Box>
  );
}
