import type { Theme } from '@mui/material/styles';

import { fixedColours, productLineColours } from '~/components/theme/tokens';

/** Returns the background of a picture in the colour of a product line. */
export const createPictureBackground = (line: 'auto' | 'ally' | 'accolades') => (theme: Theme) => ({
  bgcolor: productLineColours[line].pale,
  // In dark mode, dark shapes get a light edge, without which they would not stand out from the background.
  ...theme.applyStyles('dark', {
    bgcolor: productLineColours[line].dusk,
    [`& [fill="${fixedColours.night}"]:not(use)`]: { stroke: fixedColours.nightEdge, strokeWidth: 1.25 },
    [`& [fill="${productLineColours[line].deep}"]`]: { stroke: productLineColours[line].main, strokeWidth: 1.25 },
    [`& [stroke="${fixedColours.night}"]`]: { stroke: fixedColours.nightEdge },
    [`& [stroke="${productLineColours[line].deep}"]`]: { stroke: productLineColours[line].main },
  }),
});
