import { fixed } from '~/components/theme/tokens';

import { useCodeSymbolId } from './codeContext';

export type TagCodeProps = {
  /** Position of the label in units of the illustration. */
  x: number;
  y: number;
  /** Width and height of the label. */
  side: number;
  radius?: number;
};

/** Share of the side that stays white: slightly more than the four modules that readers need. */
const quietZone = 0.11;

const short = (value: number) => Math.round(value * 100) / 100;

/** A white label with the sprite's code, inside an illustration. */
export function TagCode({ x, y, side, radius = 0 }: TagCodeProps) {
  const symbolId = useCodeSymbolId();
  const quiet = side * quietZone;
  const code = short(side - 2 * quiet);
  return (
    <>
      <rect x={x} y={y} width={side} height={side} rx={radius} fill={fixed.white} />
      <use
        href={`#${symbolId}`}
        x={short(x + quiet)}
        y={short(y + quiet)}
        width={code}
        height={code}
        fill={fixed.night}
      />
    </>
  );
}
