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
 * Width of the white margin as a share of the side. Scanners need four modules (ISO/IEC 18004): codes with 29 or more
 * modules per side get them, codes with 25 modules get 3.5.
 */
const quietZoneShare = 0.11;

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
