import { fixed, lines } from '~/components/theme/tokens';

const { main, pale, deep } = lines.atlas;

/** A floor plan with the way from a tag to a shop. */
export function AtlasPicture() {
  return (
    <>
      <path d="M0 0h480v320H0z" fill={main} />
      <path d="M40 24h400v272H40z" fill={pale} />
      <path
        d="M56 40h120v72H56zM56 136h72v144H56zM200 40h96v72h-96zM320 208h104v72H320zM152 208h144v72H152zM152 136h64v48h-64z"
        fill={main}
      />
      <path d="M320 40h104v120H320zM240 136h56v48h-56z" fill={deep} />
      <path d="M140 264v-68h168v-56" fill="none" stroke={fixed.night} strokeWidth="8" strokeDasharray="8 8" />
      <path d="M288 124l20-28 20 28h-16v20h-8v-20z" fill={fixed.night} />
      <path d="M112 232h56v56h-56z" fill={fixed.white} />
      <path d="M119 239h42v42h-42zM125 245v30h30v-30zM131 251h18v18h-18z" fill={fixed.night} fillRule="evenodd" />
      <path d="M344 64h56v8h-56zM344 80h40v8h-40z" fill={pale} />
    </>
  );
}
