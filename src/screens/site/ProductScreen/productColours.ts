import type { Theme } from '@mui/material/styles';

import { fixedColours, productLineColours } from '~/components/theme/tokens';

import type { ProductWithPageId } from './copy/productCopy';

/**
 * Returns styles that give markers and buttons the colours of the product. Markers use the deep colour in light mode,
 * and the main colour in dark mode. Buttons have dark text, since white has too little contrast.
 */
const createAccentStyles = (productLine: ProductWithPageId) => (theme: Theme) => ({
  '--section-marker': productLineColours[productLine].deep,
  '--brand-action': productLineColours[productLine].main,
  '--brand-action-hover': `color-mix(in srgb, ${productLineColours[productLine].main} 85%, ${fixedColours.white})`,
  '--brand-on-action': fixedColours.night,
  ...theme.applyStyles('dark', { '--section-marker': productLineColours[productLine].main }),
});

/**
 * Styles that give each product page its colours. Auto needs none, since its colour is the primary colour of the theme.
 */
export const accentStyles = {
  auto: {},
  ally: createAccentStyles('ally'),
  accolades: createAccentStyles('accolades'),
} as const;

/** Text colours on a product's main colour. White has enough contrast only on the colour of Auto. */
export const textColours: Record<ProductWithPageId, { heading: string; text: string }> = {
  auto: { heading: fixedColours.white, text: fixedColours.blueSoft },
  ally: { heading: fixedColours.night, text: fixedColours.night },
  accolades: { heading: fixedColours.night, text: fixedColours.night },
};
