import { closeUpCaptionHeight } from './closeUpSizes';

export const closeUpColumnStyles = { display: 'flex', flexDirection: 'column', gap: 1, flex: 1, minWidth: 0 } as const;
export const closeUpCaptionStyles = {
  display: { xs: 'none', md: 'flex' },
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  height: closeUpCaptionHeight,
  color: 'text.secondary',
} as const;
/** Name of the CSS variable with the `display` of the measurements and of the hint below the close-up. */
export const detailsDisplayVariable = '--close-up-details-display';

/**
 * Hides the measurements and the hint on mobile and in short windows, where the sticker needs the space. Screen readers
 * still read the hint.
 */
export const closeUpDetailsStyles = {
  display: { xs: 'none', md: `var(${detailsDisplayVariable}, block)` },
  '@media (max-height: 52em)': { display: 'none' },
} as const;
