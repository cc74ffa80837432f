import { fixed } from '~/components/theme/tokens';

import { useCodeSymbolId } from './codeContext';

export type TagCodeProps = {
  /** Left edge of the label, in units of the illustration. */
  x: number;
  /** Top edge of the label. */
  y: number;
  /** Width and height of the label. */
  side: number;
  radius?: number;
};

/**
 * Width of the quiet zone as a share of the label's side: four modules (ISO/IEC 18004) for a code of 25 modules, the
 * smallest code that holds a tag's URL. Larger codes have more.
 */
const quietZoneShare = 4 / (25 + 2 * 4);

const roundToHundredths = (value: number) => Math.round(value * 100) / 100;

/** A white label with the QR code of the CodeSprite around it. It is part of an SVG illustration. */
export function TagCode({ x, y, side, radius = 0 }: TagCodeProps) {
  const symbolId = useCodeSymbolId();
  const margin = side * quietZoneShare;
  const codeSize = roundToHundredths(side - 2 * margin);
  return (
    <>
      <rect x={x} y={y} width={side} height={side} rx={radius} fill={fixed.white} />
      <use
        href={`#${symbolId}`}
        x={roundToHundredths(x + margin)}
        y={roundToHundredths(y + margin)}
        width={codeSize}
        height={codeSize}
        fill={fixed.night}
      />
    </>
  );
}
