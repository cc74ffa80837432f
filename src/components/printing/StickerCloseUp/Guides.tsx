import { fixed } from '~/components/theme/tokens';
import type { Box } from '~/domain/printing/sticker/stickerElements';

export type GuidesProps = {
  /** In mm from the design's upper left corner. */
  box: Box;
  /** Millimetres that are one pixel on the screen. */
  pixel: number;
};

/** From the marks on the rulers to the code that they speak of. */
export function Guides({ box: { x, y }, pixel }: GuidesProps) {
  const path = `M0 ${y}H${x}M${x} 0V${y}`;
  return (
    <g fill="none" strokeWidth={pixel}>
      <path d={path} stroke={fixed.white} opacity={0.9} />
      <path d={path} stroke={fixed.onPaper} strokeDasharray={`${2 * pixel} ${2 * pixel}`} />
    </g>
  );
}
