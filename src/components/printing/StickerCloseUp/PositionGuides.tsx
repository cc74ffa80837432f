import { fixedColours } from '~/components/theme/tokens';
import type { Box } from '~/domain/printing/sticker/stickerElements';

export type PositionGuidesProps = {
  /** Box of the selected code, in mm from the top left corner of the design. */
  box: Box;
  /** Width of a screen pixel in mm. */
  pixelSize: number;
};

/** Dashed lines from the labels on the rulers to the top left corner of the selected code. */
export function PositionGuides({ box: { x, y }, pixelSize }: PositionGuidesProps) {
  const path = `M0 ${y}H${x}M${x} 0V${y}`;
  return (
    <g data-guides="" fill="none" strokeWidth={pixelSize}>
      <path d={path} stroke={fixedColours.white} opacity={0.9} />
      <path d={path} stroke={fixedColours.onPaper} strokeDasharray={`${2 * pixelSize} ${2 * pixelSize}`} />
    </g>
  );
}
