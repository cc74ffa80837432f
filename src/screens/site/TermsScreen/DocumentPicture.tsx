import { BrandMark } from '~/components/brand/TagDrawing/BrandMark';
import { HeroPicture } from '~/components/site/PageHero/HeroPicture';
import { fixedColours, productLineColours } from '~/components/theme/tokens';

const { white, night, blue, blueSoft, dayLine, nightText, nightEdge, stitch } = fixedColours;
const { main: coral, deep } = productLineColours.ally;

/** Decorative picture for a dark PageHero: a sheet with a signature, a pen, and a tag that hangs from the sheet. */
export function DocumentPicture() {
  return (
    <HeroPicture>
      <path d="M0 264h640v24H0z" fill={fixedColours.night3} />
      <g transform="rotate(-4 300 160)">
        <path d="M196 36a12 12 0 0 1 12-12h208a12 12 0 0 1 12 12v244H196z" fill={stitch} />
      </g>
      <path d="M188 36a12 12 0 0 1 12-12h212a12 12 0 0 1 12 12v228H188z" fill={white} />
      <path d="M216 52h96v14h-96z" fill={blue} />
      <path d="M216 84h140v9H216zM216 106h140v9H216zM216 128h112v9H216zM216 150h132v9H216z" fill={dayLine} />
      <path d="M216 240h120v4H216z" fill={nightEdge} />
      <path
        d="M222 230q18-44 26-38t-12 36q16-28 26-24t-2 20q12-16 20-12t2 12q16-10 36-6"
        fill="none"
        stroke={blue}
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g transform="translate(320 220) rotate(38)">
        <path d="M0 0l-10-24h20z" fill={blueSoft} />
        <path d="M0 0l-4.5-11h9z" fill={night} />
        <path d="M-10-116h20v92h-20z" fill={coral} />
        <path d="M0-116h10v92H0z" fill={deep} opacity="0.35" />
        <path d="M-10-124a8 8 0 0 1 8-8h4a8 8 0 0 1 8 8v8h-20z" fill={nightText} />
      </g>
      <circle cx="448" cy="120" r="14" fill="none" stroke={nightEdge} strokeWidth="6" />
      <path d="M410 24h28q18 0 18 18v70h-16V46q0-6-6-6h-24z" fill={coral} />
      <path d="M410 30h26q14 0 14 13v69" fill="none" stroke={blue} strokeWidth="3" />
      <g transform="rotate(8 448 130)">
        <rect x="396" y="132" width="104" height="128" rx="20" fill={nightEdge} />
        <rect x="396" y="128" width="104" height="128" rx="20" fill={nightText} />
        <rect x="402" y="134" width="92" height="116" rx="15" fill={white} />
        <circle cx="448" cy="147" r="8" fill={night} />
        <BrandMark x={420} y={166} size={56} colour={night} />
        <path d="M420 234h56v6h-56z" fill={dayLine} />
      </g>
    </HeroPicture>
  );
}
