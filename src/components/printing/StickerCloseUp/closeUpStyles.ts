import { closeUpCaptionHeight } from './closeUpSizes';

export const columnStyles = { display: 'flex', flexDirection: 'column', gap: 1, flex: 1, minWidth: 0 } as const;
export const captionStyles = {
  display: { xs: 'none', md: 'flex' },
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  height: closeUpCaptionHeight,
  color: 'text.secondary',
} as const;
export const hiddenOnMobileStyles = { display: { xs: 'none', md: 'block' } } as const;
