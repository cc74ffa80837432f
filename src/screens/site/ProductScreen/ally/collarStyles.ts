import { fixedColours, productLineColours, radii, shadows } from '~/components/theme/tokens';

const { main: allyColour } = productLineColours.ally;
const { blue } = fixedColours;

/**
 * Styles of the collar, which covers a part of the tag's ring and looks like the tag's strap. It is drawn as a border
 * image, which can be as wide as the window without making the page scroll.
 */
export const collarStyles = {
  position: 'relative',
  zIndex: 1,
  height: 56,
  borderImage: `linear-gradient(${allyColour} 7px, ${blue} 7px 11px, ${allyColour} 11px 45px, ${blue} 45px 49px, ${allyColour} 49px) fill 0 / 0 / 0 100vw`,
} as const;

/** Styles of the card with the pet's details, 32 px below the collar. */
export const detailsCardStyles = {
  marginBlockStart: 4,
  p: { xs: 3, sm: '40px 40px 32px' },
  borderRadius: `${radii.card}px`,
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'tone.paper',
  boxShadow: shadows.light,
};

/** Styles of the tag, which hangs from the collar in front of the card. */
export const tagStyles = {
  flex: 'none',
  width: { xs: 112, sm: 140 },
  height: 'auto',
  marginBlockStart: { xs: '-62px', sm: '-80px' },
};
