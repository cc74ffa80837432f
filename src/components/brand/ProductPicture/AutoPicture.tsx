import { fixed, lines } from '~/components/theme/tokens';

import { TagCode } from '../CodeSheet/TagCode';

const { main, pale, deep } = lines.auto;

/** A car from the front, the tag behind its windshield. */
export function AutoPicture() {
  return (
    <>
      <path d="M0 0h480v320H0z" fill={main} />
      <path d="M0 272h480v48H0z" fill={deep} />
      <path
        d="M72 256h64v40a8 8 0 0 1-8 8H80a8 8 0 0 1-8-8zM344 256h64v40a8 8 0 0 1-8 8h-48a8 8 0 0 1-8-8z"
        fill={fixed.night}
      />
      <path
        d="M24 136h40a8 8 0 0 1 8 8v24H40a16 16 0 0 1-16-16zM456 136h-40a8 8 0 0 0-8 8v24h32a16 16 0 0 0 16-16z"
        fill={pale}
      />
      <path
        d="M64 176l48-124a32 32 0 0 1 30-20h196a32 32 0 0 1 30 20l48 124 16 16a32 32 0 0 1 8 21v51a8 8 0 0 1-8 8H48a8 8 0 0 1-8-8v-51a32 32 0 0 1 8-21z"
        fill={pale}
      />
      <path d="M92 176l40-106a8 8 0 0 1 8-6h200a8 8 0 0 1 8 6l40 106z" fill={fixed.night} />
      <g fill={deep}>
        <path d="M232 176a48 48 0 0 1 96 0h-12a36 36 0 0 0-72 0z" />
        <path d="M212 64h56v8a8 8 0 0 1-8 8h-40a8 8 0 0 1-8-8z" />
      </g>
      <path
        d="M56 208h72v8a24 24 0 0 1-24 24H72a16 16 0 0 1-16-16zM424 208h-72v8a24 24 0 0 0 24 24h32a16 16 0 0 0 16-16z"
        fill={fixed.white}
      />
      <path d="M168 208h144v32a8 8 0 0 1-8 8H176a8 8 0 0 1-8-8z" fill={main} />
      <path d="M168 224h144" stroke={pale} strokeWidth="4" />
      <TagCode x={140} y={88} side={80} radius={6} />
    </>
  );
}
