import type { Theme } from '@mui/material/styles';

import { fixed, lines } from '~/components/theme/tokens';

import type { ProductLine } from './copy/productCopy';

/** Colours markers and numbers in the product's hue: the deep one on light surfaces, the main one on dark. */
const markerColour = (line: ProductLine) => (theme: Theme) => ({
  '--section-marker': lines[line].deep,
  ...theme.applyStyles('dark', { '--section-marker': lines[line].main }),
});

/** Auto uses the primary colour, which is the default. */
export const accents = { auto: {}, ally: markerColour('ally'), accolades: markerColour('accolades') } as const;

/** Text colours on a product's main colour. White has enough contrast on Auto only. */
export const textColours: Record<ProductLine, { strong: string; text: string }> = {
  auto: { strong: fixed.white, text: fixed.blueSoft },
  ally: { strong: fixed.night, text: fixed.night },
  accolades: { strong: fixed.night, text: fixed.night },
};
