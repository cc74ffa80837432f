import { fixedColours } from '~/components/theme/tokens';
import { formatNumber } from '~/domain/number/formatNumber';

/** Maximum width in px of the label of UnusedHeightMark. */
export const unusedTextWidth = 96;

export type UnusedHeightMarkProps = {
  /** Horizontal position of the line in mm. */
  centreX: number;
  /** Vertical position of the upper end of the line in mm. */
  startY: number;
  /** The unused height in mm, which is the length of the line. */
  height: number;
  /** Width of a screen pixel in mm. */
  pixelSize: number;
};

/** Vertical dimension line with a label, which shows the unused height of the paper below the last row. */
export function UnusedHeightMark({ centreX, startY, height, pixelSize }: UnusedHeightMarkProps) {
  const [top, bottom, capWidth] = [startY + 3 * pixelSize, startY + height - 3 * pixelSize, 4 * pixelSize];
  // Half the height of the space in the line for the label.
  const [middle, gap] = [startY + height / 2, Math.min(height / 2 - 3 * pixelSize, 14 * pixelSize)];
  return (
    <g>
      <path
        d={`M${centreX} ${top}V${middle - gap}M${centreX} ${middle + gap}V${bottom}M${centreX - capWidth} ${top}h${2 * capWidth}M${centreX - capWidth} ${bottom}h${2 * capWidth}`}
        strokeWidth={pixelSize}
      />
      <text
        x={centreX}
        y={middle + 4 * pixelSize}
        textAnchor="middle"
        fontSize={11.5 * pixelSize}
        fill={fixedColours.night3}
        stroke={fixedColours.white}
        strokeWidth={6 * pixelSize}
        paintOrder="stroke"
      >
        {formatNumber(height, 2)} mm unused
      </text>
    </g>
  );
}
