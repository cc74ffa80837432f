import type { Theme } from '@mui/material/styles';

import { fixed, lines } from '~/components/theme/tokens';

import type { ProductWithPageId } from './copy/productCopy';

/**
 * Returns styles that give markers and buttons the colours of the product. Markers use the deep colour
 * on light surfaces and the main colour on dark ones. Buttons have dark text, since white has too little contrast.
 */
const createAccentStyles = (line: ProductWithPageId) => (theme: Theme) => ({
  '--section-marker': lines[line].deep,
  '--brand-action': lines[line].main,
  '--brand-action-hover': `color-mix(in srgb, ${lines[line].main} 85%, ${fixed.white})`,
  '--brand-on-action': fixed.night,
  ...theme.applyStyles('dark', { '--section-marker': lines[line].main }),
});

/** For each product page, styles with its colours. Auto needs none, since it has the primary colour of the theme. */
export const accentStyles = {
  auto: {},
  ally: createAccentStyles('ally'),
  accolades: createAccentStyles('accolades'),
} as const;

/** Text colours on a product's main colour. White has enough contrast only on the colour of Auto. */
export const textColours: Record<ProductWithPageId, { heading: string; text: string }> = {
  auto: { heading: fixed.white, text: fixed.blueSoft },
  ally: { heading: fixed.night, text: fixed.night },
  accolades: { heading: fixed.night, text: fixed.night },
};
