import { sizes } from '~/components/theme/tokens';

/** Link next to a primary button. */
export const secondaryLinkStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minHeight: sizes.controlTouch,
  fontWeight: 600,
  textDecorationColor: 'currentColor',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '5px',
};
