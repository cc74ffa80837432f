import type { ReactNode } from 'react';

import { fixedColours, productLineColours } from '~/components/theme/tokens';

import { Award } from '../TagDrawing/Award';

const { main, pale, deep } = productLineColours.accolades;

type PortraitProps = { x: number; y: number; background: string; hair: ReactNode };

/** A framed portrait on a nail at (x, y), with a name plate. */
function Portrait({ x, y, background, hair }: PortraitProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-24 14 0 0l24 14" fill="none" stroke={fixedColours.night} strokeWidth="4" />
      <path d="M-48 12h96v104h-96zM-24 122h48v10h-48z" fill={fixedColours.night} />
      <path d="M-41 19h82v90h-82z" fill={fixedColours.white} />
      <path d="M-32 28h64v72h-64z" fill={background} />
      <path d="M-26 100a26 26 0 0 1 52 0z" fill={fixedColours.night} />
      <path d="M-6 70H6v10a6 6 0 0 1-12 0z" fill={pale} />
      <circle cy="58" r="16" fill={pale} />
      <g fill={fixedColours.night}>{hair}</g>
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
      <Portrait x={296} y={16} background={main} hair={<path d="M-18 60a18 18 0 0 1 36-4q-18 2-24-8-2 10-12 12z" />} />
      <path d="M248 164h96v68h-96zM360 20h96v68h-96z" fill={fixedColours.night} />
      <path d="M255 171h82v54h-82zM367 27h82v54h-82z" fill={fixedColours.white} />
      <path d={starPath} transform="translate(296 200) scale(0.8)" fill={main} />
      <path d="M383 40h50v6h-50zM383 52h30v6h-30zM383 64h22v6h-22z" fill={main} />
      <circle cx="426" cy="62" r="9" fill={deep} />
      <Portrait
        x={408}
        y={100}
        background={deep}
        hair={<path d="M-18 76V58a18 18 0 0 1 36 0v18h-6V56q-12 0-18-6-2 6-6 8v18z" />}
      />
      <g transform="translate(50 34) scale(1.2)">
        <Award />
      </g>
    </>
  );
}
