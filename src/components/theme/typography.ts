import type { TypographyVariantsOptions } from '@mui/material/styles';

import { breakpoints, fonts } from './tokens';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    lead: React.CSSProperties;
    marker: React.CSSProperties;
    figure: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    lead?: React.CSSProperties;
    marker?: React.CSSProperties;
    figure?: React.CSSProperties;
  }
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    lead: true;
    marker: true;
    figure: true;
    h5: false;
    h6: false;
    overline: false;
  }
}

const createMinWidthQuery = (widthInEm: number) => `@media (min-width:${widthInEm}em)`;

/** Converts px to rem, so that texts follow the text size that the user has set in the browser. */
const toRem = (px: number) => `${px / 16}rem`;

/** Returns the style of a heading. `fontSizes` are its sizes in px on mobile, tablet and desktop. */
function createHeadingStyle(
  fontSizes: readonly [mobile: number, tablet: number, desktop: number],
  otherStyles: React.CSSProperties,
) {
  const [mobile, tablet, desktop] = fontSizes;
  return {
    fontFamily: fonts.heading,
    fontWeight: 700,
    textWrap: 'balance' as const,
    ...otherStyles,
    fontSize: toRem(mobile),
    [createMinWidthQuery(breakpoints.sm)]: { fontSize: toRem(tablet) },
    [createMinWidthQuery(breakpoints.bar)]: { fontSize: toRem(desktop) },
  };
}

/**
 * Text styles. Headings are `h1` to `h3` on the public site, and `h4` (page) and `subtitle1` (section) in the office.
 * `lead` is for introductions, `marker` for section labels, and `figure` for the large number of a card.
 */
export const typography: TypographyVariantsOptions = {
  fontFamily: fonts.text,
  htmlFontSize: 16,
  fontWeightLight: 400,
  fontWeightRegular: 400,
  fontWeightMedium: 500,
  fontWeightBold: 700,
  h1: createHeadingStyle([36, 48, 64], { lineHeight: 1, letterSpacing: '-0.035em' }),
  h2: createHeadingStyle([28, 36, 48], { lineHeight: 1.08, letterSpacing: '-0.03em' }),
  h3: createHeadingStyle([22, 22, 22], { lineHeight: 1.2, letterSpacing: '-0.015em', fontWeight: 650 }),
  h4: createHeadingStyle([22, 28, 28], { lineHeight: 1.28, letterSpacing: '-0.01em' }),
  subtitle1: {
    fontFamily: fonts.heading,
    fontWeight: 650,
    fontSize: toRem(18),
    lineHeight: 24 / 18,
    textWrap: 'balance',
  },
  subtitle2: { fontWeight: 600, fontSize: toRem(14), lineHeight: 20 / 14 },
  lead: {
    fontFamily: fonts.text,
    fontSize: toRem(18),
    lineHeight: 1.5,
    textWrap: 'balance',
    [createMinWidthQuery(breakpoints.bar)]: { fontSize: toRem(22) },
  },
  marker: { fontFamily: fonts.text, fontWeight: 600, fontSize: toRem(14), lineHeight: 24 / 14 },
  figure: {
    fontFamily: fonts.heading,
    fontWeight: 700,
    fontSize: toRem(48),
    lineHeight: 56 / 48,
    letterSpacing: '-0.02em',
    fontVariantNumeric: 'tabular-nums',
  },
  body1: { fontSize: toRem(16), lineHeight: 1.6, letterSpacing: 0 },
  body2: { fontSize: toRem(14), lineHeight: 20 / 14, letterSpacing: 0 },
  caption: { fontSize: toRem(12), lineHeight: 16 / 12, letterSpacing: 0 },
  button: { fontSize: toRem(14), fontWeight: 600, lineHeight: 20 / 14, textTransform: 'none', letterSpacing: 0 },
};
