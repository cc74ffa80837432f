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

/** Portraits on the wall. The first and the last one are cut off by the edges of the picture. */
const wallPortraits: { x: number; background: string; hair: HairStyle }[] = [
  { x: 8, background: deep, hair: 'short' },
  { x: 64, background: main, hair: 'bun' },
  { x: 176, background: deep, hair: 'curly' },
  { x: 232, background: main, hair: 'long' },
];

/** Picture of the first step, getting the bundle: a box with an award, a portrait and a selfie frame. */
const boxPicture = (
  <>
    <path d="M0 136h240v24H0z" fill={main} />
    <path d="M56 80h128v24H56z" fill={deep} />
    <g transform="translate(72 22) rotate(-6)">{drawPortrait(deep, 'short')}</g>
    <path
      d="M140 32h52v64h-52zM147 39v40h38V39z"
      fill={fixedColours.night}
      fillRule="evenodd"
      transform="rotate(8 164 64)"
    />
    <g transform="translate(84 4) scale(0.48)">
      <Award />
    </g>
    <path d="M56 96h128v48H56z" fill={fixedColours.night} />
    <path d="M120 96h64v48h-64z" fill={fixedColours.night3} />
    <path d="M56 96H40l-8 16h24zM184 96h16l8 16h-24z" fill={deep} />
    <path d="M106 106h28v28h-28zM110 110v20h20v-20zM114 114h12v12h-12z" fill={pale} fillRule="evenodd" />
  </>
);

/** Picture of the second step, adding content: the app sends a photo, a video and a message to an award. */
const contentPicture = (
  <>
    <path d="M0 136h240v24H0z" fill={main} />
    <rect x="44" y="8" width="72" height="148" rx="12" fill={fixedColours.night} />
    <rect x="50" y="14" width="60" height="136" rx="7" fill={fixedColours.white} />
    <path d="M56 24h48v34H56zM56 66h48v34H56zM56 108h48v34H56z" fill={pale} />
    <path d="M61 54l13-20 9 12 6-6 10 14z" fill={deep} />
    <circle cx="95" cy="34" r="5" fill={main} />
    <path d="M72 73l18 10-18 10z" fill={deep} />
    <path d="M64 114h32v16H78l-8 8v-8h-6z" fill={deep} />
    <path d="M70 119h20v6H70z" fill={pale} />
    <path d="M116 41h8v84h-8M116 83h22M132 76l7 7-7 7" fill="none" stroke={deep} strokeWidth="4" />
    <g transform="translate(136 14) scale(0.6)">
      <Award />
    </g>
  </>
);

/**
 * Picture of the third step, setting up the items: a wall with portraits and the tag, above an award and a selfie
 * frame.
 */
const wallPicture = (
  <>
    <path d="M0 152h240v8H0z" fill={main} />
    {wallPortraits.map(({ x, background, hair }) => (
      <g key={x} transform={`translate(${x} 8) scale(0.8)`}>
        {drawPortrait(background, hair)}
      </g>
    ))}
    <path d="M92 8h56v68H92z" fill={main} />
    <TagCode x={96} y={12} size={48} cornerRadius={2} />
    <path d="M96 65h32v6H96z" fill={pale} />
    <path d="M32 128h176v8H32z" fill={fixedColours.night} />
    <g transform="translate(42 62) scale(0.3)">
      <Award />
    </g>
    <path d="M120 80h72v48h-72z" fill={deep} />
    <path d="M126 86h60v30h-60z" fill={fixedColours.white} />
    <svg x="128" y="86" width="30" height="30" viewBox="8 8 104 104">
      <Person hair="short" clothes={main} />
    </svg>
    <svg x="154" y="86" width="30" height="30" viewBox="8 8 104 104">
      <Person hair="long" />
    </svg>
    <path d="M126 119h30v6h-30z" fill={pale} />
  </>
);

/** Picture of the fourth step, a scan: an award in a camera viewfinder, and a phone with the content of the award. */
const scanPicture = (
  <>
    <path d="M0 136h240v24H0z" fill={main} />
    <g transform="translate(32 12) scale(0.62)">
      <Award />
    </g>
    <path
      d="M36 26V8h18M103 8h18v18M121 86v18h-18M54 104H36V86"
      fill="none"
      stroke={fixedColours.night}
      strokeWidth="6"
    />
    <rect x="132" y="16" width="64" height="140" rx="12" fill={fixedColours.night} />
    <rect x="138" y="22" width="52" height="128" rx="7" fill={fixedColours.white} />
    <path d="M144 28h40v44h-40z" fill={main} />
    <svg x="144" y="28" width="40" height="44" viewBox="15 8 90 99">
      <Person hair="long" />
    </svg>
    <path d="M144 78h40v32h-40z" fill={deep} />
    <path d="M158 86l14 8-14 8z" fill={pale} />
    <path d="M144 116h40v22h-26l-10 8v-8h-4z" fill={pale} />
    <path d="M150 121h28v4h-28zM150 129h18v4h-18z" fill={deep} />
  </>
);

/** Pictures of the steps that set up a recognition bundle. Their QR codes come from the CodeSprite around them. */
export const accoladesStepPictures = [boxPicture, contentPicture, wallPicture, scanPicture];
