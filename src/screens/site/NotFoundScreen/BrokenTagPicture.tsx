import { finderPatternPath } from '~/components/brand/FinderPattern/finderPatternPath';
import { BrandMark } from '~/components/brand/TagDrawing/BrandMark';
import { TagPortrait } from '~/components/site/FinderView/TagPortrait';
import { fixedColours, productLineColours } from '~/components/theme/tokens';

const { pale, deep } = productLineColours.ally;
const { white, night, nightText, nightEdge } = fixedColours;

/** SVG path of a code of 21 × 21 modules that does not scan: one of its finder patterns is missing. */
const brokenCodePath =
  `${finderPatternPath}M0 14h7v7H0zM1 15v5h5v-5zM2 16h3v3H2z` +
  'M8 0h2v2H8zM11 1h1v3h-1zM9 4h2v1H9zM8 6h1v3H8zM10 6h1v1h-1zM0 8h3v1H0zM5 8h2v2H5zM1 10h2v2H1zM4 11h3v1H4zM10 8h3v2h-3z' +
  'M14 9h2v1h-2zM17 8h1v3h-1zM19 9h2v1h-2zM8 11h2v2H8zM11 12h3v1h-3zM15 12h2v2h-2zM18 12h3v1h-3zM9 14h1v3H9zM11 14h2v2h-2z' +
  'M14 15h1v3h-1zM16 16h3v1h-3zM20 14h1v3h-1zM10 18h3v1h-3zM8 19h1v2H8zM11 20h3v1h-3zM15 19h2v2h-2zM18 18h1v2h-1zM20 19h1v2h-1z';

/** Decorative picture of a dog with a tag whose code has lost a corner. The corner is next to the dog. */
export function BrokenTagPicture() {
  return (
    <svg viewBox="0 0 360 240" width="360" height="240" aria-hidden="true">
      <path d="M-600 206h1560v34H-600z" fill={deep} />
      <g transform="translate(94 6) scale(1.4)">
        <TagPortrait id="pet" />
      </g>
      <rect x="118" y="127" width="124" height="124" rx="20" fill={nightEdge} />
      <rect x="118" y="124" width="124" height="124" rx="20" fill={nightText} />
      <rect x="123" y="129" width="114" height="114" rx="16" fill={white} />
      <path d={brokenCodePath} transform="translate(138 144) scale(4)" fill={night} fillRule="evenodd" />
      <path d="M196 146h24v24h-24z" fill="none" stroke={nightEdge} strokeWidth="2" strokeDasharray="5 4" />
      <path
        d="M126 128v-8a14 14 0 0 1 28 0v8a14 14 0 0 1-28 0zM206 128v-8a14 14 0 0 1 28 0v8a14 14 0 0 1-28 0z"
        fill={pale}
      />
      <path d="M136 132v8M144 132v8M216 132v8M224 132v8" stroke={deep} strokeWidth="2.5" strokeLinecap="round" />
      <g transform="rotate(16 272 198)">
        <rect x="254" y="180" width="36" height="36" rx="3" fill={white} />
        <BrandMark x={258} y={184} size={28} colour={night} />
      </g>
    </svg>
  );
}
