import { fixedColours, productLineColours } from '~/components/theme/tokens';

import { AllyTag } from '../TagDrawing/AllyTag';

const { main, pale, deep } = productLineColours.ally;

/** Segment of an SVG path: the right half of the dog's head, which is drawn again in white, as if light fell on it. */
const rightHeadCurve = 'c44 0 76 24 76 64 0 32-12 40-20 60-8 28-28 40-56 40';

/** Illustration of a sitting dog with the tag on its collar. */
export function AllyPicture() {
  return (
    <>
      <path d="M0 0h480v320H0z" fill={main} />
      <path d="M0 256h480v64H0z" fill={deep} />
      <path d="M328 288c40 0 56-24 44-56" fill="none" stroke={pale} strokeWidth="20" strokeLinecap="round" />
      <path
        d="M200 192c-48 8-68 44-56 88a16 16 0 0 0-12 24h88zM280 192c48 8 68 44 56 88a16 16 0 0 1 12 24h-88z"
        fill={pale}
      />
      <path
        d="M200 192c-48 8-68 44-56 88a16 16 0 0 0-12 24h88zM280 192c24 4 41 15 50 30l-42 82h-28z"
        fill={main}
        opacity="0.4"
      />
      <path
        d="M200 120h80v32c24 12 36 40 32 80l-8 56a16 16 0 0 1 4 16H172a16 16 0 0 1 4-16l-8-56c-4-40 8-68 32-80z"
        fill={pale}
      />
      <path d="M240 120h40v32c24 12 36 40 32 80l-8 56a16 16 0 0 1 4 16h-68z" fill={fixedColours.white} opacity="0.55" />
      <path d="M200 120h80v36h-80z" fill={main} opacity="0.4" />
      <path d="M194 134q46 20 92 0l10 26q-56 28-112 0z" fill={fixedColours.night} />
      <g transform="translate(36 0) rotate(-7 240 120) scale(0.85)">
        <path d={`M240 16${rightHeadCurve}s-48-12-56-40c-8-20-20-28-20-60 0-40 32-64 76-64z`} fill={pale} />
        <path d={`M240 16${rightHeadCurve}z`} fill={fixedColours.white} opacity="0.55" />
        <path
          d="M204 22c-44-10-72 10-80 50-6 32-4 68 12 76 20 8 40-20 52-64zM276 22c44-10 72 10 80 50 6 32 4 68-12 76-20 8-40-20-52-64z"
          fill={fixedColours.night}
        />
        <path d="M226 159q14 4 28 0v16a14 14 0 0 1-28 0z" fill={main} />
        <path
          d="M240 140v14q-8 14-30 6M240 154q8 14 30 6"
          fill="none"
          stroke={deep}
          strokeWidth="6"
          strokeLinecap="round"
        />
        <g fill={fixedColours.night}>
          <circle cx="208" cy="90" r="11" />
          <circle cx="272" cy="90" r="11" />
          <path d="M214 118q26-10 52 0c4 16-14 28-26 28s-30-12-26-28z" />
        </g>
        <g fill={fixedColours.white}>
          <circle cx="212" cy="86" r="3.5" />
          <circle cx="276" cy="86" r="3.5" />
        </g>
      </g>
      <g transform="translate(196.6 178) scale(0.62)">
        <AllyTag />
      </g>
    </>
  );
}
