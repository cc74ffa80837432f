import { fixed, lines } from '~/components/theme/tokens';

import { TagCode } from '../CodeSheet/TagCode';

const { main, pale, deep } = lines.ally;

/** From the crown down the side that the light falls on. */
const cheek = 'c44 0 76 24 76 64 0 32-12 40-20 60-8 28-28 40-56 40';

/** A dog that looks at you with its head on one side, and the tag on its collar. */
export function AllyPicture() {
  return (
    <>
      <path d="M0 0h480v320H0z" fill={main} />
      <path d="M0 256h480v64H0z" fill={deep} />
      <path d="M104 320c0-72 32-112 88-132v-60h96v60c56 20 88 60 88 132z" fill={pale} />
      <path d="M240 128h48v60c56 20 88 60 88 132H240z" fill={fixed.white} opacity="0.55" />
      <path d="M192 128h96v48h-96z" fill={main} opacity="0.4" />
      <path d="M184 152q56 24 112 0l10 30q-66 32-132 0z" fill={fixed.night} />
      <g transform="translate(24 -2) rotate(-7 240 120) scale(0.9)">
        <path d={`M240 16${cheek}s-48-12-56-40c-8-20-20-28-20-60 0-40 32-64 76-64z`} fill={pale} />
        <path d={`M240 16${cheek}z`} fill={fixed.white} opacity="0.55" />
        <path
          d="M204 22c-44-10-72 10-80 50-6 32-4 68 12 76 20 8 40-20 52-64zM276 22c44-10 72 10 80 50 6 32 4 68-12 76-20 8-40-20-52-64z"
          fill={fixed.night}
        />
        <path d="M226 159q14 4 28 0v16a14 14 0 0 1-28 0z" fill={main} />
        <path
          d="M240 140v14q-8 14-30 6M240 154q8 14 30 6"
          fill="none"
          stroke={deep}
          strokeWidth="6"
          strokeLinecap="round"
        />
        <g fill={fixed.night}>
          <circle cx="208" cy="90" r="11" />
          <circle cx="272" cy="90" r="11" />
          <path d="M214 118q26-10 52 0c4 16-14 28-26 28s-30-12-26-28z" />
        </g>
        <g fill={fixed.white}>
          <circle cx="212" cy="86" r="3.5" />
          <circle cx="276" cy="86" r="3.5" />
        </g>
      </g>
      <circle cx="240" cy="200" r="10" fill="none" stroke={deep} strokeWidth="6" />
      <rect x="187" y="204" width="106" height="106" rx="20" fill={fixed.night} />
      <TagCode x={193} y={210} side={94} radius={14} />
    </>
  );
}
