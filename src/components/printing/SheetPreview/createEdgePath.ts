import type { Size } from '~/domain/printing/settings/paper';

/** Returns the SVG path of a strip along the edges of the paper. All lengths are in mm. */
export const createEdgePath = ({ width, height }: Size, stripWidth: number) =>
  `M0 0H${width}V${height}H0ZM${stripWidth} ${stripWidth}V${height - stripWidth}H${width - stripWidth}V${stripWidth}Z`;
