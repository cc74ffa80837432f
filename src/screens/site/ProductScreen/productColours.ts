import type { Theme } from '@mui/material/styles';

import { fixed, lines } from '~/components/theme/tokens';

import type { ProductLine } from './copy/productCopy';

/**
 * Colours markers and actions in the product's hue. Markers: the deep one on light surfaces, the main one on dark.
 * Actions have dark text: white has too little contrast.
 */
const accent = (line: ProductLine) => (theme: Theme) => ({
  '--section-marker': lines[line].deep,
  '--brand-action': lines[line].main,
  '--brand-action-hover': `color-mix(in srgb, ${lines[line].main} 85%, ${fixed.white})`,
  '--brand-on-action': fixed.night,
  ...theme.applyStyles('dark', { '--section-marker': lines[line].main }),
});

/** Auto uses the primary colour, which is the default. */
export const accents = { auto: {}, ally: accent('ally'), accolades: accent('accolades') } as const;

/** Text colours on a product's main colour. White has enough contrast on Auto only. */
export const textColours: Record<ProductLine, { strong: string; text: string }> = {
  auto: { strong: fixed.white, text: fixed.blueSoft },
  ally: { strong: fixed.night, text: fixed.night },
  accolades: { strong: fixed.night, text: fixed.night },
};
