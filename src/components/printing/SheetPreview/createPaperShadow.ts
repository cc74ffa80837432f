import type { Theme } from '@mui/material/styles';

import { shadows } from '~/components/theme/tokens';

/**
 * Returns the shadow of paper and stickers. In the dark scheme, a hairline separates dark artwork from the background.
 */
export const createPaperShadow = (theme: Theme) => ({
  boxShadow: shadows.paper,
  ...theme.applyStyles('dark', { boxShadow: `0 0 0 1px ${theme.vars.palette.tone.fieldLine}` }),
});
