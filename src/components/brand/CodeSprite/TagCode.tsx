import { fixedColours } from '~/components/theme/tokens';

import { useCodeSymbolId } from './CodeSymbolIdContext';

export type TagCodeProps = {
  /** Left edge of the white square behind the code, in units of the illustration. */
  x: number;
  /** Top edge of the white square behind the code, in units of the illustration. */
  y: number;
  /** Width and height of the white square behind the code, in units of the illustration. */
  size: number;
  cornerRadius?: number;
};

/**
 * Width of the quiet zone as a share of the square's width: four modules (ISO/IEC 18004) beside a code 25 modules wide.
 * A tag's URL needs at least 25 modules. If a code has more, four of them are a smaller share of the square.
 */
const quietZoneShare = 4 / (25 + 2 * 4);

const roundToHundredths = (value: number) => Math.round(value * 100) / 100;

/** SVG shapes of a QR code on a white square. The code comes from the CodeSprite around the illustration. */
export function TagCode({ x, y, size, cornerRadius = 0 }: TagCodeProps) {
  const symbolId = useCodeSymbolId();
  const margin = size * quietZoneShare;
  const codeSize = roundToHundredths(size - 2 * margin);
  return (
    <>
      <rect x={x} y={y} width={size} height={size} rx={cornerRadius} fill={fixedColours.white} />
      <use
        href={`#${symbolId}`}
        x={roundToHundredths(x + margin)}
        y={roundToHundredths(y + margin)}
        width={codeSize}
        height={codeSize}
        fill={fixedColours.night}
      />
    </>
  );
}
