import { use } from 'react';

import { fixed } from '~/components/theme/tokens';

import { CodeContext } from './codeContext';

export type TagCodeProps = {
  /** Left and top edge of the label that carries the code, in units of the picture. */
  x: number;
  y: number;
  /** Width and height of the label. */
  side: number;
  /** Corner radius of the label. */
  radius?: number;
};

/** The share of the label's side that stays white: a little over the four modules that readers ask for. */
const quietZone = 0.11;

const short = (value: number) => Math.round(value * 100) / 100;

/** A white label with the sheet's code on it, inside a picture. */
export function TagCode({ x, y, side, radius = 0 }: TagCodeProps) {
  const symbolId = use(CodeContext);
  if (!symbolId) throw new Error('A picture with a code needs a CodeSheet around it.');
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
