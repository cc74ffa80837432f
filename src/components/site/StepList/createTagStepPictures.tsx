import { TagCode } from '~/components/brand/CodeSprite/TagCode';
import { fixedColours, productLineColours, schemes } from '~/components/theme/tokens';

const { fieldLine } = schemes.light;

type Colours = { main: string; pale: string; deep: string };

/** Picture of the choice of a tag: a round tag with a paw, a card with a star, and a tag with a QR code. */
const tagsPicture = ({ main, pale, deep }: Colours) => (
  <>
    <path d="M48 24h24v24H48z" fill={deep} />
    <circle cx="60" cy="80" r="44" fill={deep} />
    <circle cx="60" cy="40" r="6" fill={pale} />
    <path
      d="M45 80c9 0 16 9 16 17 0 6-6 8-16 8s-16-2-16-8c0-8 7-17 16-17zM24 80a5 7 0 1 1 10 0 5 7 0 1 1-10 0zM34 68a5 7 0 1 1 10 0 5 7 0 1 1-10 0zM47 68a5 7 0 1 1 10 0 5 7 0 1 1-10 0zM57 80a5 7 0 1 1 10 0 5 7 0 1 1-10 0z"
      fill={pale}
    />
    <rect x="136" y="32" width="88" height="96" rx="8" fill={main} />
    <path d="M192 48l5 10.2 11.3 1.6-8.2 8 2 11.2-10.1-5.3-10.1 5.3 2-11.2-8.2-8 11.3-1.6z" fill={pale} />
    <path d="M176 96h32v6h-32zM176 110h24v6h-24z" fill={pale} />
    <rect x="74" y="48" width="92" height="92" rx="12" fill={fixedColours.night} />
    <TagCode x={80} y={54} side={80} radius={8} />
  </>
);

/** Picture of editing the content: a page of the app and a pencil. */
const editingPicture = ({ main, pale, deep }: Colours) => (
  <>
    <path d="M56 160V28a12 12 0 0 1 12-12h72a12 12 0 0 1 12 12v132z" fill={fixedColours.night} />
    <path d="M62 160V29a7 7 0 0 1 7-7h70a7 7 0 0 1 7 7v131z" fill={fixedColours.white} />
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

/** Picture of attaching the tag: a tag on a collar with a buckle. */
const collarPicture = ({ main, pale, deep }: Colours) => (
  <>
    <path d="M40 40c0-36 160-36 160 0v28c0-32-160-32-160 0z" fill={deep} />
    <path d="M40 40c0 36 160 36 160 0v28c0 44-160 44-160 0z" fill={main} />
    <path d="M46 62c18 26 130 26 148 0" fill="none" stroke={pale} strokeWidth="2" strokeDasharray="6 4" />
    <path d="M164 54l24-10v36l-24 10z" fill="none" stroke={fixedColours.night} strokeWidth="6" strokeLinejoin="round" />
    <circle cx="112" cy="84" r="10" fill="none" stroke={fixedColours.night} strokeWidth="6" />
    <rect x="74" y="84" width="76" height="76" rx="14" fill={fixedColours.night} />
    <TagCode x={80} y={88} side={64} radius={8} />
  </>
);

/** Picture of a scan: a tag in a camera viewfinder, and the chat that follows. */
const scanPicture = ({ main }: Colours) => (
  <>
    <TagCode x={48} y={80} side={64} radius={6} />
    <path d="M40 88V72h16M104 72h16v16M120 136v16h-16M56 152H40v-16" fill="none" stroke={main} strokeWidth="6" />
    <path d="M96 8h96a8 8 0 0 1 8 8v32a8 8 0 0 1-8 8h-60l-20 16V56H96a8 8 0 0 1-8-8V16a8 8 0 0 1 8-8z" fill={main} />
    <path d="M104 22h80v6h-80zM104 36h56v6h-56z" fill={fixedColours.white} />
    <path d="M136 88h56a8 8 0 0 1 8 8v48l-20-16h-44a8 8 0 0 1-8-8V96a8 8 0 0 1 8-8z" fill={fixedColours.night} />
    <g fill={fixedColours.white}>
      <circle cx="148" cy="108" r="5" />
      <circle cx="164" cy="108" r="5" />
      <circle cx="180" cy="108" r="5" />
    </g>
  </>
);

/**
 * Returns pictures of the steps from getting a tag to the first chat, in the colours of a product line. They need a
 * CodeSprite around them.
 */
export const createTagStepPictures = (line: 'auto' | 'ally') =>
  [tagsPicture, editingPicture, collarPicture, scanPicture].map((draw) => draw(productLineColours[line]));
