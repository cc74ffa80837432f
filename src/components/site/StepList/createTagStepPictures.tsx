import { AllyTag } from '~/components/brand/TagDrawing/AllyTag';
import { AutoSticker } from '~/components/brand/TagDrawing/AutoSticker';
import { Award } from '~/components/brand/TagDrawing/Award';
import { fixedColours, productLineColours, schemes } from '~/components/theme/tokens';

const { fieldLine } = schemes.light;
const { ally } = productLineColours;

type Colours = { main: string; pale: string; deep: string };

/** Picture of the first step, for several products: a tag for a pet, a tag for a car, and an award. */
const choicePicture = (
  <g transform="translate(17 13) scale(0.86)">
    <g transform="translate(8 62) scale(0.46)">
      <AllyTag hasStrap />
    </g>
    <g transform="translate(154 33) scale(0.52)">
      <Award />
    </g>
    <g transform="translate(74 42) scale(0.5)">
      <AutoSticker />
    </g>
  </g>
);

/** Picture of the first step, for Ally: a collar tag on its strap. */
const petTagPicture = (
  <g transform="translate(102 62) scale(0.42) rotate(24 70 20)">
    <AllyTag hasStrap />
  </g>
);

/** Draws the second step, editing the content: a page of the app and a pencil. */
const drawEditingPicture = ({ main, pale, deep }: Colours) => (
  <>
    <path d="M56 170V28a12 12 0 0 1 12-12h72a12 12 0 0 1 12 12v142z" fill={fixedColours.night} />
    <path d="M62 170V29a7 7 0 0 1 7-7h70a7 7 0 0 1 7 7v141z" fill={fixedColours.white} />
    <circle cx="88" cy="52" r="14" fill={main} />
    <path d="M108 43h28v6h-28zM108 55h20v6h-20z" fill={fieldLine} />
    <rect x="74" y="80" width="60" height="24" rx="6" fill={pale} />
    <path d="M82 89h36v6H82zM74 116h60v6H74zM74 132h44v6H74z" fill={fieldLine} />
    <g transform="translate(124 98) rotate(45)">
      <path d="M0 0l-12-20h24z" fill={pale} />
      <path d="M0 0l-5-8h10z" fill={fixedColours.night} />
      <path d="M-12-84h12v64h-12z" fill={deep} />
      <path d="M0-84h12v64H0z" fill={main} />
      <path d="M-12-104h24v20h-24z" fill={fixedColours.night} />
    </g>
  </>
);

/** Picture of the third step, attaching the tag: a collar with a buckle. The collar looks like the strap of the tag. */
const collarPicture = (
  <g transform="translate(14 8) scale(0.88)">
    <path d="M40 36c0-36 160-36 160 0v28c0-32-160-32-160 0z" fill={ally.deep} />
    <path d="M40 36c0 36 160 36 160 0v28c0 44-160 44-160 0z" fill={ally.main} />
    <path
      d="M41.5 42c0 35 157 35 157 0M41.5 58c0 43 157 43 157 0"
      fill="none"
      stroke={fixedColours.blue}
      strokeWidth="3"
    />
    <path d="M164 50l24-10v36l-24 10z" fill="none" stroke={fixedColours.night} strokeWidth="6" strokeLinejoin="round" />
    <g transform="translate(82 80) scale(0.4)">
      <AllyTag />
    </g>
  </g>
);

/** Draws the fourth step, a scan: a tag in a camera viewfinder, and the chat that follows. */
const drawScanPicture = ({ main }: Colours) => (
  <g transform="translate(16 10) scale(0.86)">
    <g transform="translate(36 70) scale(0.43)">
      <AllyTag />
    </g>
    <path d="M26 76V62h14M92 62h14v14M106 141v14H92M40 155H26v-14" fill="none" stroke={main} strokeWidth="6" />
    <path d="M112 8h96a8 8 0 0 1 8 8v32a8 8 0 0 1-8 8h-60l-20 16V56h-16a8 8 0 0 1-8-8V16a8 8 0 0 1 8-8z" fill={main} />
    <path d="M120 22h80v6h-80zM120 36h56v6h-56z" fill={fixedColours.white} />
    <path d="M148 88h56a8 8 0 0 1 8 8v48l-20-16h-44a8 8 0 0 1-8-8V96a8 8 0 0 1 8-8z" fill={fixedColours.night} />
    <g fill={fixedColours.white}>
      <circle cx="160" cy="108" r="5" />
      <circle cx="176" cy="108" r="5" />
      <circle cx="192" cy="108" r="5" />
    </g>
  </g>
);

/**
 * Returns the pictures of the four steps from getting a tag to the first chat. With 'auto', picture 1 shows several
 * tags, and pictures 2 and 4 are blue. The CodeSprite around the pictures provides the QR codes.
 */
export const createTagStepPictures = (productLine: 'auto' | 'ally') => [
  productLine === 'ally' ? petTagPicture : choicePicture,
  drawEditingPicture(productLineColours[productLine]),
  collarPicture,
  drawScanPicture(productLineColours[productLine]),
];
