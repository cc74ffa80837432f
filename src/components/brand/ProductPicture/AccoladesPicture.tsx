import { fixed, lines } from '~/components/theme/tokens';

import { TagCode } from '../CodeSheet/TagCode';

const { main, pale, deep } = lines.accolades;

/** A portrait on the wall of excellence and a trophy whose base carries the tag. */
export function AccoladesPicture() {
  return (
    <>
      <path d="M0 0h480v320H0z" fill={main} />
      <path d="M0 272h480v48H0z" fill={deep} />
      <path d="M56 40h152v184H56zM120 24h24v16h-24z" fill={fixed.night} />
      <path d="M72 56h120v152H72z" fill={pale} />
      <g fill={deep}>
        <circle cx="132" cy="112" r="28" />
        <path d="M84 208a48 48 0 0 1 96 0z" />
      </g>
      <path
        d="M272 56h-24a16 16 0 0 0-16 16v8a56 56 0 0 0 56 56M400 56h24a16 16 0 0 1 16 16v8a56 56 0 0 1-56 56"
        fill="none"
        stroke={pale}
        strokeWidth="14"
      />
      <path d="M264 32h144v64a72 72 0 0 1-56 70v26h-32v-26a72 72 0 0 1-56-70z" fill={pale} />
      <path d="M336 32h72v64a72 72 0 0 1-56 70v26h-16z" fill={fixed.white} opacity="0.55" />
      <path d="M308 64h56v56h-56zM316 72v40h40V72zM324 80h24v24h-24z" fill={deep} fillRule="evenodd" />
      <path d="M272 192h128v96H272z" fill={fixed.night} />
      <TagCode x={296} y={200} side={80} radius={4} />
    </>
  );
}
