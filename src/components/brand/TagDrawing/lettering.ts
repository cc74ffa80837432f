import { fonts } from '~/components/theme/tokens';

/** Turns off the rounding of letter widths, so that neighbouring texts do not touch in a small picture. */
const textRendering = 'geometricPrecision';

/** Attributes of the SVG `text` elements on a tag. */
export const lettering = {
  name: { fontFamily: fonts.heading, fontWeight: 700, letterSpacing: '-0.022em', textRendering },
  hexacode: { fontFamily: fonts.text, fontWeight: 600, letterSpacing: '0.075em', textRendering },
} as const;
