import { fixedColours, productLineColours } from '~/components/theme/tokens';

import { Person } from '../Person/Person';
import type { HairStyle } from '../Person/Person';
import { Award } from '../TagDrawing/Award';

const { main, pale, deep } = productLineColours.accolades;

type PortraitProps = { x: number; y: number; background: string; hair: HairStyle };

/** A framed portrait on a nail at (x, y), with a name plate. */
function Portrait({ x, y, background, hair }: PortraitProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-24 14 0 0l24 14" fill="none" stroke={fixedColours.night} strokeWidth="4" />
      <path d="M-48 12h96v104h-96zM-24 122h48v10h-48z" fill={fixedColours.night} />
      <path d="M-41 19h82v90h-82z" fill={fixedColours.white} />
      <path d="M-32 28h64v72h-64z" fill={background} />
      <svg x="-32" y="32" width="64" height="68" viewBox="10 7 100 113" preserveAspectRatio="xMidYMax meet">
        <Person hair={hair} clothes={fixedColours.night} />
      </svg>
      <path d="M-16 125h32v4h-32z" fill={pale} />
    </g>
  );
}

const starPath = 'M0-24 7-9.7 22.8-7.4 11.4 3.7 14.1 19.4 0 12-14.1 19.4-11.4 3.7-22.8-7.4-7-9.7z';

/** Illustration of an award in front of a wall with portraits and certificates. */
export function AccoladesPicture() {
  return (
    <>
      <path d="M0 0h480v320H0z" fill={main} />
      <path d="M0 256h480v64H0z" fill={deep} />
      <Portrait x={296} y={16} background={main} hair="short" />
      <path d="M248 164h96v68h-96zM360 20h96v68h-96z" fill={fixedColours.night} />
      <path d="M255 171h82v54h-82zM367 27h82v54h-82z" fill={fixedColours.white} />
      <path d={starPath} transform="translate(296 200) scale(0.8)" fill={main} />
      <path d="M383 40h50v6h-50zM383 52h30v6h-30zM383 64h22v6h-22z" fill={main} />
      <circle cx="426" cy="62" r="9" fill={deep} />
      <Portrait x={408} y={100} background={deep} hair="long" />
      <g transform="translate(50 34) scale(1.2)">
        <Award />
      </g>
    </>
  );
}
