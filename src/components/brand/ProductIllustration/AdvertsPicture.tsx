import { fixedColours, productLineColours } from '~/components/theme/tokens';

import { TagCode } from '../CodeSprite/TagCode';

const { main, pale, deep } = productLineColours.adverts;

/** Illustration of a billboard with a QR code and a cup of coffee. */
export function AdvertsPicture() {
  return (
    <>
      <path d="M0 0h480v320H0z" fill={main} />
      <path d="M0 248h40v-24h48v40h48v-16h40v24h128v-40h40v24h32v-48h56v32h48v56H0z" fill={deep} opacity="0.45" />
      <path d="M0 280h480v40H0z" fill={deep} />
      <path
        d="M32 16h416v184H32zM24 200h432v8H24zM112 208h16v80h-16zM352 208h16v80h-16zM96 288h48v8H96zM336 288h48v8h-48z"
        fill={fixedColours.night}
      />
      <path d="M120 208h8v80h-8zM360 208h8v80h-8z" fill={fixedColours.night3} />
      <path d="M44 28h392v160H44z" fill={pale} />
      <path d="M216 28h220v160H216z" fill={deep} />
      <circle cx="328" cy="108" r="72" fill={main} />
      <path d="M288 80h80l-8 92a8 8 0 0 1-8 8h-48a8 8 0 0 1-8-8z" fill={pale} />
      <path d="M328 80h40l-8 92a8 8 0 0 1-8 8h-24z" fill={fixedColours.white} opacity="0.7" />
      <path d="M280 68h96v16h-96zM288 56h80v12h-80zM290 104h76l-4 48h-68z" fill={fixedColours.night} />
      <path d="M314 114h28v28h-28zM318.5 118.5v19h19v-19zM323 123h10v10h-10z" fill={pale} fillRule="evenodd" />
      <TagCode x={70} y={48} size={120} cornerRadius={4} />
    </>
  );
}
