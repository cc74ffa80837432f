import { fonts } from '~/components/theme/tokens';

/** Attributes of the `text` elements for the lettering on a tag. */
export const lettering = {
  name: { fontFamily: fonts.heading, fontWeight: 700, letterSpacing: '-0.022em' },
  hexacode: { fontFamily: fonts.text, fontWeight: 600, letterSpacing: '0.075em' },
} as const;
