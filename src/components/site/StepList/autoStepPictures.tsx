import { AutoSticker } from '~/components/brand/TagDrawing/AutoSticker';
import { fixedColours, productLineColours } from '~/components/theme/tokens';

const { deep } = productLineColours.auto;

/** Picture of the first step, sticking the tag on: a clean windshield with the tag in a corner. */
const windshieldPicture = (
  <>
    <path
      d="M12 104h28l-6 26H16A12 12 0 0 1 4 118v-6A8 8 0 0 1 12 104ZM228 104h-28l6 26h18a12 12 0 0 0 12-12v-6A8 8 0 0 0 228 104Z"
      fill={deep}
    />
    <path
      d="M16 160Q16 140 30 132L51 40Q56 18 78 15 120 10 162 15 184 18 189 40L210 132Q224 140 224 160Z"
      fill={fixedColours.blue}
    />
    <path d="M42 128 60 44Q63 30 77 28 120 23 163 28 177 30 180 44L198 128Q120 118 42 128Z" fill={fixedColours.night} />
    <path d="M100 25Q120 24 140 25v7a8 8 0 0 1-8 8h-24a8 8 0 0 1-8-8z" fill={deep} />
    <path d="M140 124a25 25 0 0 1 50 3l-8-1a17 17 0 0 0-34-2z" fill={fixedColours.night3} />
    <path d="M56 144 120 136 184 144" fill="none" stroke={deep} strokeWidth="4" strokeLinecap="round" />
    <path
      d="M160 44q2 12 14 14-12 2-14 14-2-12-14-14 12-2 14-14zM174 76q1 8 9 9-8 1-9 9-1-8-9-9 8-1 9-9z"
      fill={fixedColours.blueSoft}
    />
    <g transform="translate(64 34) scale(0.42)">
      <AutoSticker />
    </g>
  </>
);

/** A tag, with its top left corner at 0, 0, and the corners of a camera viewfinder around it. */
const scannedTagDrawing = (
  <>
    <g transform="scale(0.35)">
      <AutoSticker />
    </g>
    <path d="M-10 8V-10H8M52-10H70V8M70 65V83H52M8 83H-10V65" fill="none" stroke={fixedColours.blue} strokeWidth="6" />
  </>
);

/** The upper part of a phone, 76 units wide. It reaches beyond the picture, so that no line shows at the bottom edge. */
const phoneDrawing = (
  <>
    <path d="M0 170V28A12 12 0 0 1 12 16H64A12 12 0 0 1 76 28V170Z" fill={fixedColours.night} />
    <path d="M6 170V29A7 7 0 0 1 13 22H63A7 7 0 0 1 70 29V170Z" fill={fixedColours.white} />
    <path d="M28 28h20v4H28z" fill={fixedColours.night} />
  </>
);

/** Picture of the second step, the download: a phone that has scanned the tag downloads the app. */
const downloadPicture = (
  <>
    <g transform="translate(44 48)">{scannedTagDrawing}</g>
    <g transform="translate(124 0)">
      {phoneDrawing}
      <rect x="18" y="48" width="40" height="40" rx="8" fill={fixedColours.blue} />
      <path d="M26 56h24v24H26zM29.5 59.5v17h17v-17zM33 63h10v10H33z" fill={fixedColours.white} fillRule="evenodd" />
      <path
        d="M38 100v32M24 119l14 14 14-14M18 147h40"
        fill="none"
        stroke={fixedColours.night}
        strokeWidth="6"
        strokeLinejoin="round"
      />
    </g>
  </>
);

/** Picture of the third step, a second scan that activates the tag. */
const activationPicture = (
  <>
    <g transform="translate(40 0)">
      {phoneDrawing}
      <path d="M30 56h16a16 16 0 0 1 0 32H30a16 16 0 0 1 0-32z" fill={fixedColours.blue} />
      <circle cx="46" cy="72" r="11" fill={fixedColours.white} />
      <path d="M18 108h40v6H18zM18 124h40v6H18zM18 140h24v6H18z" fill={fixedColours.blueSoft} />
    </g>
    <g transform="translate(140 40)">
      {scannedTagDrawing}
      <circle cx="60" cy="78" r="18" fill={fixedColours.night} />
      <path d="M51 78l7 7 12-13" fill="none" stroke={fixedColours.white} strokeWidth="6" />
    </g>
  </>
);

/** Pictures of the steps that set up a vehicle tag. Their QR codes come from the CodeSprite around them. */
export const autoStepPictures = [windshieldPicture, downloadPicture, activationPicture];
