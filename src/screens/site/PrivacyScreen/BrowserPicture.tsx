import { HeroPicture } from '~/components/site/PageHero/HeroPicture';
import { fixedColours } from '~/components/theme/tokens';

/** Decorative picture for a dark PageHero: a browser window with a lock. */
export function BrowserPicture() {
  return (
    <HeroPicture>
      <rect x="104" y="40" width="328" height="216" rx="16" fill={fixedColours.white} />
      <path d="M120 40h296a16 16 0 0 1 16 16v24H104V56a16 16 0 0 1 16-16z" fill={fixedColours.blueSoft} />
      <path d="M120 54h12v12h-12zM140 54h12v12h-12zM160 54h12v12h-12z" fill={fixedColours.blue} />
      <path
        d="M128 104h32v32h-32zM128 152h32v32h-32zM128 200h32v32h-32z"
        fill={fixedColours.blueSoft}
        stroke={fixedColours.blueSoft}
        strokeWidth="8"
        strokeLinejoin="round"
      />
      <path
        d="M176 106h120v10H176zM176 124h72v8h-72zM176 154h96v10h-96zM176 172h120v8H176zM176 202h112v10H176zM176 220h64v8h-64z"
        fill={fixedColours.dayLine}
      />
      <path d="M384 152v-36a52 52 0 0 1 104 0v36" fill="none" stroke={fixedColours.nightEdge} strokeWidth="24" />
      <rect x="348" y="136" width="176" height="128" rx="16" fill={fixedColours.blue} />
      <path
        d="M405 169h62v62h-62zM414 178v44h44v-44zM425 189h22v22h-22z"
        fill={fixedColours.white}
        fillRule="evenodd"
      />
    </HeroPicture>
  );
}
