import type { Theme } from '@mui/material/styles';

import { fixedColours, productLineColours } from '~/components/theme/tokens';

/** Returns the background of a picture in the colour of a product line. */
export const createPictureBackground = (productLine: 'auto' | 'ally' | 'accolades') => (theme: Theme) => ({
  bgcolor: productLineColours[productLine].pale,
  // In dark mode, dark shapes get a light edge, without which they would not stand out from the background. Codes,
  // faces and clothes need none.
  ...theme.applyStyles('dark', {
    bgcolor: productLineColours[productLine].dusk,
    [`& [fill="${fixedColours.night}"]:not(use, [data-person] g)`]: {
      stroke: fixedColours.nightEdge,
      strokeWidth: 1.25,
    },
    [`& [fill="${productLineColours[productLine].deep}"]:not([data-person] *)`]: {
      stroke: productLineColours[productLine].main,
      strokeWidth: 1.25,
    },
    [`& [stroke="${fixedColours.night}"]`]: { stroke: fixedColours.nightEdge },
    [`& [stroke="${productLineColours[productLine].deep}"]:not([data-person] *)`]: {
      stroke: productLineColours[productLine].main,
    },
  }),
});
