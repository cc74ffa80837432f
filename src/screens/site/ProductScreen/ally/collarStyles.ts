import { fixedColours, productLineColours, radii, shadows } from '~/components/theme/tokens';

const { main: allyColour } = productLineColours.ally;
const { blue, white } = fixedColours;

/** Returns styles of a line of white stitches on the collar. Like the collar, it can be as wide as the window. */
const createStitchStyles = (top: number) => ({
  content: '""',
  position: 'absolute',
  insetBlockStart: top,
  insetInline: 0,
  height: 2,
  borderImage: `repeating-linear-gradient(90deg, ${white} 0 8px, transparent 8px 14px) fill 0 / 0 / 0 100vw`,
});

/**
 * Styles of the collar, which covers the upper end of the tag's strap and looks like it. It is drawn as a border image,
 * which can be as wide as the window without making the page scroll.
 */
export const collarStyles = {
  position: 'relative',
  zIndex: 1,
  height: 56,
  borderImage: `linear-gradient(${allyColour} 7px, ${blue} 7px 11px, ${allyColour} 11px 45px, ${blue} 45px 49px, ${allyColour} 49px) fill 0 / 0 / 0 100vw`,
  '&::before': createStitchStyles(15),
  '&::after': createStitchStyles(39),
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

/** Styles of the tag, which hangs from the collar in front of the card. Below its strap, it is level with the poster. */
export const tagStyles = {
  flex: 'none',
  width: { xs: 112, sm: 140 },
  height: 'auto',
  marginBlockStart: { xs: '-91px', sm: '-114px' },
};

export const detailListStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr', bar: 'repeat(3, minmax(0, 1fr))' },
  columnGap: 4,
  marginBlockStart: 3,
  // Highlights the allergy, which a finder needs to know first.
  '& > :first-of-type': {
    marginBlockEnd: 1,
    marginInline: -2,
    paddingInline: 2,
    borderRadius: `${radii.control}px`,
    bgcolor: 'tone.badSoft',
  },
  // The background replaces the line of the allergy, and that of the detail below it.
  '& > :nth-of-type(1)': { borderColor: 'transparent' },
  '& > :nth-of-type(2)': { borderColor: { xs: 'transparent', sm: 'divider' } },
  '& > :nth-of-type(3)': { borderColor: { sm: 'transparent', bar: 'divider' } },
  '& > :nth-of-type(4)': { borderColor: { bar: 'transparent' } },
};
