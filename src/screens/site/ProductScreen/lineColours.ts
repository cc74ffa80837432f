import type { Theme } from '@mui/material/styles';

import { fixed, lines } from '~/components/theme/tokens';

import type { ProductLine } from './productCopy';

/** A line's own hue for markers and numbers: the deep one on light surfaces, the main one on dark. */
const markersOf = (line: ProductLine) => (theme: Theme) => ({
  '--section-marker': lines[line].deep,
  ...theme.applyStyles('dark', { '--section-marker': lines[line].main }),
});

/** Auto's hue is the primary colour, which the markers have anyway. */
export const accents = { auto: {}, ally: markersOf('ally'), accolades: markersOf('accolades') } as const;

/** Words on a line's ground. White is readable on Auto's alone. */
export const onGround: Record<ProductLine, { strong: string; text: string }> = {
  auto: { strong: fixed.white, text: fixed.blueSoft },
  ally: { strong: fixed.night, text: fixed.night },
  accolades: { strong: fixed.night, text: fixed.night },
};
