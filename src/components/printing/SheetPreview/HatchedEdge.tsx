import { useId } from 'react';

import { fixedColours } from '~/components/theme/tokens';
import type { Size } from '~/domain/printing/settings/paper';

export type HatchedEdgeProps = {
  paper: Size;
  /** Width of the hatched strip in mm. */
  width: number;
  /** Width of a screen pixel in mm. */
  pixel: number;
};

/** Hatches a strip along the edges of the paper. The lines are 4 px apart at every zoom. */
export function HatchedEdge({ paper, width, pixel }: HatchedEdgeProps) {
  const id = useId();
  const spacing = 4 * pixel;
  const [right, bottom] = [paper.width - width, paper.height - width];
  return (
    <g stroke="none">
      <pattern id={id} width={spacing} height={spacing} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={pixel} height={spacing} fill={fixedColours.nightEdge} />
      </pattern>
      <path
        d={`M0 0H${paper.width}V${paper.height}H0ZM${width} ${width}V${bottom}H${right}V${width}Z`}
        fill={`url(#${id})`}
        opacity={0.6}
      />
    </g>
  );
}
