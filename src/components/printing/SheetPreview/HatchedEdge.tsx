import Box from '@mui/material/Box';
import { useId } from 'react';

import { fixedColours } from '~/components/theme/tokens';
import type { Size } from '~/domain/printing/settings/paper';

export type HatchedEdgeProps = {
  paperSize: Size;
  /** Width of the hatched strip in mm. */
  width: number;
  /** Width of a screen pixel in mm. */
  pixelSize: number;
};

/** Hatches a strip along the edges of the paper, behind its stickers. The lines are 4 px apart at every zoom. */
export function HatchedEdge({ paperSize, width, pixelSize }: HatchedEdgeProps) {
  const id = useId();
  const spacing = 4 * pixelSize;
  const [right, bottom] = [paperSize.width - width, paperSize.height - width];
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
      <path
        d={`M0 0H${paperSize.width}V${paperSize.height}H0ZM${width} ${width}V${bottom}H${right}V${width}Z`}
        fill={`url(#${id})`}
        opacity={0.7}
      />
    </Box>
  );
}
