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

/**
 * Clips the overflow, as in print. A clip margin keeps the selection frame visible at the edge. The position guides, lines
 * across the design, are shown only while the user works on it.
 */
export const designStyles = {
  position: 'relative',
  overflow: 'clip',
  '&:not(:hover, :focus-within) [data-guides]': { visibility: 'hidden' },
} as const;

/**
 * Hides the measurements and the hint on mobile and in short windows, where the sticker needs the space. Screen readers
 * still read the hint.
 */
export const closeUpDetailsStyles = {
  display: { xs: 'none', md: 'grid' },
  gap: 1,
  '@media (max-height: 60em)': { display: 'none' },
} as const;
