import { productLineColours, shadows } from '~/components/theme/tokens';

const { main, deep } = productLineColours.ally;

/**
 * Styles of the collar, which covers a part of the ring. It is drawn as a border image, which can be as wide as the
 * window without making the page scroll.
 */
export const collarStyles = {
  position: 'relative',
  zIndex: 1,
  height: 56,
  borderImage: `linear-gradient(${main} 6px, ${deep} 6px 8px, ${main} 8px 48px, ${deep} 48px 50px, ${main} 50px) fill 0 / 0 / 0 100vw`,
} as const;

/** Styles of the tag, which hangs 16 px below the collar. */
export const collarTagStyles = {
  position: 'relative',
  marginBlockStart: 2,
  p: { xs: '64px 24px 24px', sm: '64px 40px 32px' },
  borderRadius: '40px',
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'tone.paper',
  boxShadow: shadows.light,
};

/** Styles of the ring, which is centred on the upper edge of the tag. */
export const ringStyles = { position: 'absolute', insetBlockStart: -57, insetInlineStart: 'calc(50% - 48px)' } as const;
