import type { ReactNode } from 'react';

import { fixed, lines } from '~/components/theme/tokens';

import { TagCode } from '../CodeSheet/TagCode';

const { main, pale, deep } = lines.accolades;

type PortraitProps = { x: number; y: number; ground: string; hair: ReactNode };

/** One of those on the wall. */
function Portrait({ x, y, ground, hair }: PortraitProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 0h80v80H0z" fill={ground} />
      <path d="M12 80a28 28 0 0 1 56 0z" fill={fixed.night} />
      <path d="M34 48h12v10a6 6 0 0 1-12 0z" fill={pale} />
      <circle cx="40" cy="34" r="16" fill={pale} />
      <g fill={fixed.night}>{hair}</g>
    </g>
  );
}

const star = 'M0-24 7-9.7 22.8-7.4 11.4 3.7 14.1 19.4 0 12-14.1 19.4-11.4 3.7-22.8-7.4-7-9.7z';

/** A trophy whose base carries the tag, before a framed wall of excellence. */
export function AccoladesPicture() {
  return (
    <>
      <path d="M0 0h480v320H0z" fill={main} />
      <path d="M0 256h480v64H0z" fill={deep} />
      <path d="M248 24h208v208H248z" fill={fixed.night} />
      <path d="M256 32h192v192H256z" fill={pale} />
      <Portrait x={264} y={40} ground={main} hair={<path d="M22 36a18 18 0 0 1 36-4q-18 2-24-8-2 10-12 12z" />} />
      <Portrait
        x={360}
        y={40}
        ground={deep}
        hair={<path d="M22 52V34a18 18 0 0 1 36 0v18h-6V32q-12 0-18-6-2 6-6 8v18z" />}
      />
      <Portrait x={264} y={136} ground={deep} hair={<path d="M22 36a18 18 0 0 1 36 0l-6-8q-12 4-24 0z" />} />
      <path d="M360 136h80v80h-80z" fill={main} />
      <path d={star} transform="translate(400 178)" fill={pale} />
      <path
        d="M96 48H72a8 8 0 0 0-8 8c0 40 20 64 52 64M192 48h24a8 8 0 0 1 8 8c0 40-20 64-52 64"
        fill="none"
        stroke={pale}
        strokeWidth="12"
      />
      <path
        d="M80 24h128v12h-8v4c0 56-12 88-40 100v12c0 12 8 16 24 24H104c16-8 24-12 24-24v-12C100 128 88 96 88 40v-4h-8z"
        fill={pale}
      />
      <path d="M144 24h64v12h-8v4c0 56-12 88-40 100v12c0 12 8 16 24 24h-40z" fill={fixed.white} opacity="0.55" />
      <path d={star} transform="translate(144 78)" fill={deep} />
      <path d="M72 176h144v16h-8v88h8v16H72v-16h8v-88h-8z" fill={fixed.night} />
      <TagCode x={100} y={192} side={88} radius={6} />
    </>
  );
}
