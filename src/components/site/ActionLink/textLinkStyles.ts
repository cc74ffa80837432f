import { sizes } from '~/components/theme/tokens';

/** Styles of a link below a text or next to a button. The link is high enough to be tapped. */
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
