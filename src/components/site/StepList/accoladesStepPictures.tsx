import { TagCode } from '~/components/brand/CodeSprite/TagCode';
import { Person } from '~/components/brand/Person/Person';
import type { HairStyle } from '~/components/brand/Person/Person';
import { Award } from '~/components/brand/TagDrawing/Award';
import { fixedColours, productLineColours } from '~/components/theme/tokens';

const { main, pale, deep } = productLineColours.accolades;

/** Draws a framed portrait that hangs on a nail at 0, 0. */
const drawPortrait = (background: string, hair: HairStyle) => (
  <>
    <path d="M-16 9 0 0l16 9" fill="none" stroke={fixedColours.night} strokeWidth="3" />
    <path d="M-28 8h56v64h-56z" fill={fixedColours.night} />
    <path d="M-22 14h44v52h-44z" fill={background} />
    <svg x="-22" y="14" width="44" height="52" viewBox="15 2 90 106">
      <Person hair={hair} clothes={fixedColours.night} />
    </svg>
  </>
);

/** Picture of the first step, getting the bundle: a box with an award. */
const boxPicture = (
  <>
    <path d="M0 136h240v24H0z" fill={main} />
    <path d="M48 84h144v20H48z" fill={deep} />
    <g transform="translate(73 8) scale(0.6)">
      <Award />
    </g>
    <path d="M48 96h144v52H48z" fill={fixedColours.night} />
    <path d="M120 96h72v52h-72z" fill={fixedColours.night3} />
    <path d="M48 96H30L20 114h28zM192 96h18l10 18h-28z" fill={deep} />
    <path d="M104 106h32v32h-32zM109 111v22h22v-22zM114 116h12v12h-12z" fill={pale} fillRule="evenodd" />
  </>
);

/** Picture of the second step, adding content: the app sends a photo and a video to an award. */
const contentPicture = (
  <>
    <path d="M0 136h240v24H0z" fill={main} />
    <rect x="20" y="14" width="80" height="136" rx="12" fill={fixedColours.night} />
    <rect x="26" y="20" width="68" height="124" rx="7" fill={fixedColours.white} />
    <path d="M34 30h52v48H34zM34 86h52v48H34z" fill={pale} />
    <path d="M38 72l16-26 11 15 7-8 12 19z" fill={deep} />
    <circle cx="76" cy="42" r="6" fill={main} />
    <path d="M51 96l22 14-22 14z" fill={deep} />
    <path d="M108 78h22M122 68l10 10-10 10" fill="none" stroke={deep} strokeWidth="6" />
    <g transform="translate(140 20) scale(0.56)">
      <Award />
    </g>
  </>
);

/** Picture of the third step, setting up the items: a wall with two portraits and, between them, the tag. */
const wallPicture = (
  <>
    <path d="M0 136h240v24H0z" fill={main} />
    <g transform="translate(44 24) scale(1.1)">{drawPortrait(deep, 'bun')}</g>
    <g transform="translate(196 24) scale(1.1)">{drawPortrait(main, 'short')}</g>
    <path d="M88 24h64v88H88z" fill={main} />
    <TagCode x={93} y={29} size={54} cornerRadius={2} />
    <path d="M93 90h40v6H93zM93 101h24v6H93z" fill={pale} />
  </>
);

/** Picture of the fourth step, a scan: an award in a camera viewfinder, and a phone with the content of the award. */
const scanPicture = (
  <>
    <path d="M0 136h240v24H0z" fill={main} />
    <g transform="translate(26 21) scale(0.56)">
      <Award />
    </g>
    <path
      d="M24 30V12h18M98 12h18v18M116 86v18H98M42 104H24V86"
      fill="none"
      stroke={fixedColours.night}
      strokeWidth="6"
    />
    <path d="M140 170V24a12 12 0 0 1 12-12h56a12 12 0 0 1 12 12v146z" fill={fixedColours.night} />
    <path d="M146 170V25a7 7 0 0 1 7-7h54a7 7 0 0 1 7 7v145z" fill={fixedColours.white} />
    <path d="M154 28h52v60h-52z" fill={main} />
    <svg x="154" y="28" width="52" height="60" viewBox="15 8 90 104">
      <Person hair="long" />
    </svg>
    <path d="M154 98h52v34h-32l-12 10v-10h-8z" fill={pale} />
    <path d="M162 107h36v5h-36zM162 119h22v5h-22z" fill={deep} />
  </>
);

/** Pictures of the steps that set up a recognition bundle. Their QR codes come from the CodeSprite around them. */
export const accoladesStepPictures = [boxPicture, contentPicture, wallPicture, scanPicture];
