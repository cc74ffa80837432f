import { fixedColours, productLineColours } from '~/components/theme/tokens';

import { TagCode } from '../CodeSprite/TagCode';

const { main, pale, deep } = productLineColours.atlas;

/** Illustration of a folded map with a route from a tag to a shop. */
export function AtlasPicture() {
  return (
    <>
      <path d="M0 0h480v320H0z" fill={main} />
      <path d="M0 240h480v80H0z" fill={deep} />
      <path d="M40 72l136-24 128 24 136-24v232l-136 24-128-24-136 24z" fill={fixedColours.night} />
      <path d="M40 56l136-24v232L40 288z" fill={pale} />
      <path d="M176 32l128 24v232l-128-24z" fill={pale} />
      <path d="M176 32l128 24v232l-128-24z" fill={main} opacity="0.3" />
      <path d="M304 56l136-24v232l-136 24z" fill={fixedColours.white} />
      <g fill={deep} opacity="0.6">
        <path d="M12 164h40v56H12zM76 164h60v56H76z" transform="matrix(1 -0.1765 0 1 40 56)" />
        <path
          d="M40 12h88v44H40zM40 72h36v44H40zM92 72h36v44H92zM0 164h48v56H0zM64 164h64v56H64z"
          transform="matrix(1 0.1875 0 1 176 32)"
        />
        <path d="M0 12h36v104H0zM0 164h44v56H0zM68 164h56v56H68z" transform="matrix(1 -0.1765 0 1 304 56)" />
      </g>
      <path d="M88 24h36v92H88z" transform="matrix(1 -0.1765 0 1 304 56)" fill={deep} />
      <path
        d="M104 184.6L176 172l128 24 62-10.9V112"
        fill="none"
        stroke={fixedColours.night}
        strokeWidth="8"
        strokeDasharray="12 8"
      />
      <path d="M366 128c-4-14-8-24-24-40a34 34 0 1 1 48 0c-16 16-20 26-24 40z" fill={fixedColours.night} />
      <circle cx="366" cy="64" r="12" fill={fixedColours.white} />
      <path d="M88 144h32l-16 32z" fill={fixedColours.night} />
      <rect x="50" y="50" width="108" height="108" rx="14" fill={fixedColours.night} />
      <TagCode x={56} y={56} size={96} cornerRadius={8} />
    </>
  );
}
