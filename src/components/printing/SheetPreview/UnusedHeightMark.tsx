import { fixedColours } from '~/components/theme/tokens';
import { formatNumber } from '~/domain/number/formatNumber';

/** Maximum width in px of the label of UnusedHeightMark. */
export const unusedTextWidth = 96;

export type UnusedHeightMarkProps = { middle: number; from: number; height: number; pixel: number };

/**
 * Dimension line with a label for the height that no sticker uses. `middle` is its x position, `from` the upper end and
 * `height` the length, in mm. `pixel` is the width of a screen pixel in mm.
 */
export function UnusedHeightMark({ middle, from, height, pixel }: UnusedHeightMarkProps) {
  const [top, bottom, capWidth] = [from + 3 * pixel, from + height - 3 * pixel, 4 * pixel];
  return (
    <g>
      <path
        d={`M${middle} ${top}V${bottom}M${middle - capWidth} ${top}h${2 * capWidth}M${middle - capWidth} ${bottom}h${2 * capWidth}`}
        strokeWidth={pixel}
      />
      <text
        x={middle}
        y={from + height / 2 + 4 * pixel}
        textAnchor="middle"
        fontSize={11.5 * pixel}
        fill={fixedColours.night3}
        stroke={fixedColours.white}
        strokeWidth={6 * pixel}
        paintOrder="stroke"
      >
        {formatNumber(height, 2)} mm unused
      </text>
    </g>
  );
}
