import { fixedColours } from '~/components/theme/tokens';
import type { Size } from '~/domain/printing/settings/paper';
import type { SnapLines } from '~/domain/printing/sticker/snap';

export type SnapGuidesProps = {
  /** Positions in mm of the snap lines that the dragged code or text touches. */
  snapLines: SnapLines;
  designSize: Size;
  /** Width of a screen pixel in mm. */
  pixelSize: number;
};

/** Guides across the sticker, which show the snap lines that the dragged code or text touches. */
export function SnapGuides({ snapLines, designSize: { width, height }, pixelSize }: SnapGuidesProps) {
  // Lines at the edges of the sticker are moved inside, where they are visible.
  const moveInside = (line: number, length: number) => Math.min(Math.max(line, pixelSize), length - pixelSize);
  const path = [
    ...snapLines.x.map((x) => `M${moveInside(x, width)} 0V${height}`),
    ...snapLines.y.map((y) => `M0 ${moveInside(y, height)}H${width}`),
  ].join('');
  return (
    <g fill="none">
      <path d={path} stroke={fixedColours.white} strokeWidth={4 * pixelSize} opacity={0.9} />
      <path d={path} stroke={fixedColours.guide} strokeWidth={2 * pixelSize} />
    </g>
  );
}
