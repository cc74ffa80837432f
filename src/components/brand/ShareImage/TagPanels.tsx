import { fixedColours, productLineColours } from '~/components/theme/tokens';
import { getDemoTag } from '~/domain/tag/demoTags';

import { scanLinePath } from '../HeroTag/scanLinePath';
import { AllyTag } from '../TagDrawing/AllyTag';

const { deep } = productLineColours.auto;
const petHexacode = getDemoTag('pet').code;

/** Illustration in the share image of the home page: a tag inside the ring of a finder pattern. */
export function HomePanel() {
  return (
    <>
      <path d="M0 0h560v630H0z" fill={fixedColours.nightRing} />
      <path d="M80 112h400v400H80z" fill={fixedColours.night} />
      <g transform="translate(105 146) scale(2.5) rotate(-4 70 20)">
        <AllyTag hexacode={petHexacode} hasStrap />
        <path d={scanLinePath} fill={fixedColours.signal} />
      </g>
    </>
  );
}

/** Illustration in the share image of the Experience page: a tag on its strap, and a phone that has scanned it. */
export function ExperiencePanel() {
  return (
    <>
      <path d="M0 0h560v630H0z" fill={deep} />
      <g transform="translate(36 216) scale(1.8)">
        <AllyTag hexacode={petHexacode} hasStrap />
      </g>
      <g transform="translate(324 176) rotate(6)">
        <rect width="240" height="560" rx="32" fill={fixedColours.night} />
        <rect x="14" y="14" width="212" height="532" rx="20" fill={fixedColours.white} />
        <path d="M92 56h56v56H92zM100 64v40h40V64zM108 72h24v24h-24z" fill={fixedColours.night} fillRule="evenodd" />
        <path d="M42 136h156v14H42zM70 164h100v14H70z" fill={fixedColours.dayLine} />
        <rect x="34" y="208" width="172" height="52" rx="8" fill={fixedColours.blue} />
        <path d="M84 226h72v16H84z" fill={fixedColours.white} />
        <path
          d="M42 288h124a12 12 0 0 1 12 12v40a12 12 0 0 1-12 12H62l-28 20v-72a12 12 0 0 1 8-12z"
          fill={fixedColours.blueSoft}
        />
        <path d="M54 308h92v8H54zM54 326h60v8H54z" fill={deep} />
        <path d="M206 396v84l-28-20H90a12 12 0 0 1-12-12v-40a12 12 0 0 1 12-12z" fill={fixedColours.night} />
      </g>
    </>
  );
}
