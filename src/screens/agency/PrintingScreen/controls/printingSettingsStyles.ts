import type { Theme } from '@mui/material/styles';

import { radii } from '~/components/theme/tokens';

import { scrollMarginStyles, widePreviewQuery } from '../shared/screenStyles';

export const createSettingsStyles = (theme: Theme) => ({
  minWidth: 0,
  borderRadius: { xs: 0, md: `${radii.card}px` },
  borderInlineWidth: { xs: 0, md: 1 },
  '& > :first-child': { borderStartStartRadius: 'inherit', borderStartEndRadius: 'inherit' },
  ...scrollMarginStyles(theme),
  // Makes the settings as high as the preview next to them. Expanded groups that need more height scroll.
  [widePreviewQuery(theme)]: {
    height: 0,
    minHeight: '100%',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    // The lower edge has a shadow while more settings follow. At their end, the first gradient, which scrolls with
    // them, covers the second one. They are behind the text, so it keeps its contrast.
    backgroundImage: `linear-gradient(transparent, ${theme.vars.palette.background.paper} 40%), linear-gradient(transparent, ${theme.vars.palette.tone.board})`,
    backgroundPosition: 'bottom',
    backgroundRepeat: 'no-repeat',
    backgroundSize: '100% 64px, 100% 32px',
    backgroundAttachment: 'local, scroll',
  },
});

export const startFieldStyles = {
  display: { xs: 'block', md: 'none' },
  px: 2,
  py: 1.5,
  borderBlockEnd: '1px solid',
  borderColor: 'tone.line',
} as const;
