import { useId } from 'react';

import { fixedColours, schemes } from '~/components/theme/tokens';
import type { Size } from '~/domain/printing/settings/paper';

export type HatchedEdgeProps = {
  paperSize: Size;
  /** Width of the hatched strip in mm. */
  width: number;
  /** Width of a screen pixel in mm. */
  pixelSize: number;
};

/**
 * SVG shapes that hatch a strip along the edges of the paper, with a dashed line at its inner edge. The lines of the
 * hatching are 4 px apart at every zoom. They are dark and white, so that they are visible on paper and on artwork.
 */
export function HatchedEdge({ paperSize, width, pixelSize }: HatchedEdgeProps) {
  const id = useId();
  const spacing = 4 * pixelSize;
  const inner = { width: paperSize.width - 2 * width, height: paperSize.height - 2 * width };
  return (
    <g stroke="none">
      <pattern id={id} width={spacing} height={spacing} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={pixelSize} height={spacing} fill={fixedColours.nightEdge} opacity={0.6} />
        <rect x={pixelSize} width={pixelSize} height={spacing} fill={fixedColours.white} opacity={0.35} />
      </pattern>
      <path
        d={`M0 0H${paperSize.width}V${paperSize.height}H0ZM${width} ${width}v${inner.height}h${inner.width}v${-inner.height}Z`}
        fill={`url(#${id})`}
      />
      <rect
        x={width}
        y={width}
        {...inner}
        fill="none"
        stroke={schemes.light.warn}
        strokeWidth={pixelSize}
        strokeDasharray={`${3 * pixelSize} ${3 * pixelSize}`}
        shapeRendering="crispEdges"
        opacity={0.75}
      />
    </g>
  );
}
