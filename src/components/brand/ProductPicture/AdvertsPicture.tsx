import { fixed, lines } from '~/components/theme/tokens';

import { TagCode } from '../CodeSheet/TagCode';

const { main, pale, deep } = lines.adverts;

/** A billboard: half a landscape, half a code. */
export function AdvertsPicture() {
  return (
    <>
      <path d="M0 0h480v320H0z" fill={main} />
      <path d="M0 280h480v40H0z" fill={deep} />
      <path d="M128 208h24v80h-24zM328 208h24v80h-24zM48 32h384v184H48z" fill={fixed.night} />
      <path d="M120 16h16v16h-16zM232 16h16v16h-16zM344 16h16v16h-16z" fill={fixed.night} />
      <path d="M64 48h352v152H64z" fill={pale} />
      <path d="M64 48h176v152H64z" fill={deep} />
      <path d="M64 200a88 88 0 0 1 176 0z" fill={main} />
      <circle cx="184" cy="88" r="24" fill={pale} />
      <TagCode x={272} y={68} side={112} radius={4} />
    </>
  );
}
