import { fixedColours, productLineColours } from '~/components/theme/tokens';

import { AutoSticker } from '../TagDrawing/AutoSticker';

const { main, pale, deep } = productLineColours.auto;

/** Illustration of a parked car from the front, with the tag behind its windshield. */
export function AutoPicture() {
  return (
    <>
      <path d="M0 0h480v320H0z" fill={main} />
      <path d="M0 240h480v80H0z" fill={deep} />
      <path d="M426 80h12v192h-12z" fill={fixedColours.night} />
      <rect x="404" y="24" width="56" height="56" rx="8" fill={pale} />
      <path d="M420 34h15a13 13 0 0 1 0 26h-7v10h-8zM428 42v10h6a5 5 0 0 0 0-10z" fill={deep} fillRule="evenodd" />
      <g fill={fixedColours.night}>
        <path d="M56 248h64v48a8 8 0 0 1-8 8H64a8 8 0 0 1-8-8zM304 248h64v48a8 8 0 0 1-8 8h-48a8 8 0 0 1-8-8z" />
        <path d="M112 20h200v8h-16v12h-12V28H140v12h-12V28h-16z" />
        <path d="M36 112h28a8 8 0 0 1 8 8v16h32v12H52a24 24 0 0 1-24-24v-4a8 8 0 0 1 8-8zM388 112h-28a8 8 0 0 0-8 8v16h-32v12h52a24 24 0 0 0 24-24v-4a8 8 0 0 0-8-8z" />
      </g>
      <path
        d="M88 160l20-108q4-16 20-16h168q16 0 20 16l20 108h16a32 32 0 0 1 32 32v48H40v-48a32 32 0 0 1 32-32z"
        fill={pale}
      />
      <path d="M212 36h84q16 0 20 16l20 108h16a32 32 0 0 1 32 32v48H212z" fill={fixedColours.white} opacity="0.55" />
      <path d="M108 152l16-88q2-10 12-10h152q10 0 12 10l16 88z" fill={fixedColours.night} />
      <path d="M184 54h56v2a10 10 0 0 1-10 10h-36a10 10 0 0 1-10-10z" fill={deep} />
      <path
        d="M224 152a40 40 0 0 1 80 0h-10l-16-6v-4h-8v-4h-12v4h-8v4l-16 6zM236 142l14-4a16 16 0 0 1 28 0l14 4a30 30 0 0 0-56 0z"
        fill={main}
        fillRule="evenodd"
      />
      <circle cx="84" cy="200" r="28" fill={deep} />
      <circle cx="340" cy="200" r="28" fill={deep} />
      <circle cx="84" cy="200" r="18" fill={fixedColours.white} />
      <circle cx="340" cy="200" r="18" fill={fixedColours.white} />
      <rect x="128" y="180" width="168" height="40" rx="12" fill={fixedColours.night} />
      <path d="M128 200h168" stroke={deep} strokeWidth="6" />
      <path d="M40 236h344v16a16 16 0 0 1-16 16H56a16 16 0 0 1-16-16z" fill={fixedColours.night} />
      <rect x="168" y="230" width="88" height="28" rx="4" fill={fixedColours.white} />
      <path d="M180 244h16M204 244h40" stroke={fixedColours.night} strokeWidth="6" />
      <g transform="translate(125 57) scale(0.45)">
        <AutoSticker />
      </g>
    </>
  );
}
