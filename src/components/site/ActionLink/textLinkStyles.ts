import { sizes } from '~/components/theme/tokens';

/** A link below a text or next to a button, as tall as a finger. */
export const textLinkStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minHeight: sizes.controlTouch,
  fontWeight: 600,
  textDecorationColor: 'currentColor',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '5px',
};
