import { fixed, lines } from '~/components/theme/tokens';

import { TagCode } from '../CodeSheet/TagCode';

const { main, pale, deep } = lines.ally;

/** A dog in profile with a tag on the collar. */
export function AllyPicture() {
  return (
    <>
      <path d="M0 0h480v320H0z" fill={main} />
      <path d="M0 264h480v56H0z" fill={deep} />
      <path
        d="M96 320l56-200V88a56 56 0 0 1 56-56h64a48 48 0 0 1 44 29l8 19h52a40 40 0 0 1 40 40v8a48 48 0 0 1-48 48h-52l36 144z"
        fill={pale}
      />
      <path
        d="M152 80a48 48 0 0 1 48-48h16v96a40 40 0 0 1-40 40h-8a32 32 0 0 1-32-32v-8c0-16 16-24 16-48z"
        fill={fixed.night}
      />
      <path d="M384 80h-8a8 8 0 0 0-8 8v8a24 24 0 0 0 24 24h24a40 40 0 0 0-32-40z" fill={fixed.night} />
      <circle cx="276" cy="88" r="10" fill={fixed.night} />
      <path d="M348 144h60" stroke={deep} strokeWidth="6" strokeLinecap="round" />
      <path d="M141 160l-9 32 191 16-8-32z" fill={fixed.night} />
      <circle cx="232" cy="204" r="14" fill="none" stroke={deep} strokeWidth="6" />
      <rect x="180" y="208" width="104" height="104" rx="16" fill={fixed.night} />
      <TagCode x={184} y={212} side={96} radius={12} />
    </>
  );
}
