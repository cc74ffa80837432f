import { fixedColours } from '~/components/theme/tokens';
import type { Size } from '~/domain/printing/settings/paper';
import type { StickerShape } from '~/domain/printing/settings/stickerShape';
import { getCornerRadii } from '~/domain/printing/sticker/cornerRadii';

export type CutCornersProps = {
  stickerSize: Size;
  shape: StickerShape | undefined;
  /** Width of a screen pixel in mm. */
  pixelSize: number;
};

/**
 * Outline of a label with round corners, and a tint over the corners that are cut off. Only the preview shows them: the
 * print fills the corners, so that pre-cut labels get no white edges.
 */
export function CutCorners({ stickerSize: { width, height }, shape, pixelSize }: CutCornersProps) {
  const { rx, ry } = getCornerRadii({ width, height }, shape);
  if (rx === 0) return null;
  const drawArc = (x: number, y: number) => `a${rx} ${ry} 0 0 1 ${x} ${y}`;
  const outline = `M${rx} 0H${width - rx}${drawArc(rx, ry)}V${height - ry}${drawArc(-rx, ry)}H${rx}${drawArc(-rx, -ry)}V${ry}${drawArc(rx, -ry)}Z`;
  return (
    <>
      <path
        d={`M0 0H${width}V${height}H0Z${outline}`}
        fillRule="evenodd"
        fill={fixedColours.nightEdge}
        fillOpacity={0.35}
      />
      <path d={outline} fill="none" stroke={fixedColours.night3} strokeWidth={pixelSize} />
    </>
  );
}
