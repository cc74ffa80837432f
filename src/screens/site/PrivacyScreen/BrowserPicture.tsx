import { HeroPicture } from '~/components/site/PageHero/HeroPicture';
import { fixedColours, productLineColours } from '~/components/theme/tokens';

const { white, blue, blueSoft, dayLine, stitch, nightEdge, nightText } = fixedColours;
const { main: gold, deep } = productLineColours.accolades;

/** Decorative picture for a dark PageHero: a browser window with a hidden phone number, and an empty cookie jar. */
export function BrowserPicture() {
  return (
    <HeroPicture>
      <path d="M0 256h640v32H0z" fill={fixedColours.night3} />
      <path d="M104 48a16 16 0 0 1 16-16h272a16 16 0 0 1 16 16v208H104z" fill={white} />
      <path d="M120 32h272a16 16 0 0 1 16 16v24H104V48a16 16 0 0 1 16-16z" fill={blueSoft} />
      <path d="M120 46h12v12h-12zM140 46h12v12h-12zM160 46h12v12h-12z" fill={blue} />
      <path d="M128 96h128v12H128zM128 118h88v10h-88z" fill={dayLine} />
      <rect x="128" y="146" width="204" height="80" rx="14" fill={blueSoft} />
      <path d="M150 164h13l6 18-9 7q6 12 15 16l7-9 18 6v13q-1 5-7 5-41-4-48-50 0-5 5-6z" fill={blue} />
      <g fill={nightEdge}>
        <circle cx="228" cy="186" r="8" />
        <circle cx="254" cy="186" r="8" />
        <circle cx="280" cy="186" r="8" />
        <circle cx="306" cy="186" r="8" />
      </g>
      <path d="M214 208l104-44" stroke={blueSoft} strokeWidth="18" />
      <path d="M214 208l104-44" stroke={blue} strokeWidth="7" strokeLinecap="round" />
      <path d="M356 118q0-18 18-22h132q18 4 18 22v122q0 16-16 16H372q-16 0-16-16z" fill={nightText} opacity="0.92" />
      <path d="M440 96h66q18 4 18 22v122q0 16-16 16h-68z" fill={white} opacity="0.5" />
      <path d="M374 128v96" stroke={white} strokeWidth="8" strokeLinecap="round" />
      <rect x="362" y="64" width="156" height="34" rx="8" fill={blue} />
      <path d="M440 64h70a8 8 0 0 1 8 8v18a8 8 0 0 1-8 8h-70z" fill={stitch} opacity="0.5" />
      <rect x="396" y="146" width="88" height="62" rx="8" fill={white} stroke={nightEdge} strokeWidth="3" />
      <circle cx="440" cy="177" r="21" fill={gold} />
      <g fill={deep}>
        <circle cx="433" cy="170" r="3.5" />
        <circle cx="447" cy="173" r="3.5" />
        <circle cx="437" cy="185" r="3.5" />
        <circle cx="449" cy="186" r="2.5" />
      </g>
      <path d="M414 203l52-52" stroke={white} strokeWidth="13" />
      <path d="M414 203l52-52" stroke={blue} strokeWidth="6" strokeLinecap="round" />
      <path d="M384 244h5v5h-5zM398 246h4v4h-4zM470 245h6v5h-6z" fill={gold} />
    </HeroPicture>
  );
}
