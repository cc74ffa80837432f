import { keyframes } from '@mui/material/styles';

import { largeTextPhoneQuery, motion, radii, sizes } from '~/components/theme/tokens';

import { stepIndent } from './StepHeading';

/** Minimum height of the phone in px. With it, a scenario and its heading fit in a window that is 800 px high. */
const minPhoneHeight = 584;

export const sectionStyles = {
  bgcolor: 'tone.paper',
  color: 'text.body',
  paddingBlock: { xs: '40px 56px', bar: '40px 64px' },
} as const;

/** Columns of the page from `bar` on: for the tag, the phone and the switches. */
export const wideColumns = `minmax(0, 1fr) minmax(0, ${sizes.phone}px) minmax(0, 1fr)`;

/** Styles of the title and the lead, which are above the first column. */
export const scenarioHeaderStyles = { display: 'grid', rowGap: 1, marginBlockEnd: 3 } as const;

export const titleStyles = { fontSize: { bar: '2.25rem' } } as const;

/**
 * Styles of the grid with the tag, the phone and the switches. From `bar` on, it has three columns; from `md` to `bar`,
 * the phone and the switches are next to each other, below the tag; in narrower windows, all are below each other.
 */
export const scenarioGridStyles = {
  display: 'grid',
  gap: { xs: 4, bar: 5 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: `minmax(0, ${sizes.phone}px) minmax(0, 1fr)`,
    bar: wideColumns,
  },
} as const;

/**
 * Styles of the step with the tag. From `bar` on, the picture is between the heading and the button. In narrower
 * windows, it is next to the button, from `md` to `bar` in a card.
 */
export const tagStepStyles = {
  gridColumn: { md: '1 / -1', bar: 'auto' },
  display: 'grid',
  columnGap: { xs: 2.5, md: 0, bar: 4 },
  rowGap: 2,
  alignItems: 'center',
  gridTemplateColumns: {
    xs: '120px minmax(0, 1fr)',
    sm: '200px minmax(0, 1fr)',
    md: '248px minmax(0, 1fr)',
    bar: 'minmax(0, 1fr)',
  },
  gridTemplateRows: { bar: 'auto minmax(0, 1fr) auto' },
  '& > :first-of-type': { gridArea: { xs: 'auto / 1 / auto / -1', bar: 'auto' } },
  [largeTextPhoneQuery]: { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;

export const pictureStyles = {
  position: { bar: 'relative' },
  height: { bar: '100%' },
  '& > svg[role="img"]': {
    display: 'block',
    position: { bar: 'absolute' },
    aspectRatio: { xs: '15 / 16', md: '1', bar: 'auto' },
    borderRadius: { md: `${radii.card}px 0 0 ${radii.card}px`, bar: `${radii.card}px` },
  },
} as const;

/** Styles of the box with the button. From `md` to `bar`, it is a card that continues the picture. */
export const openPageStyles = {
  display: 'grid',
  gap: 1.5,
  alignContent: 'center',
  justifyItems: { md: 'start', bar: 'stretch' },
  height: { md: '100%', bar: 'auto' },
  maxInlineSize: { sm: '320px', md: 'none' },
  px: { md: 5, bar: 0 },
  border: { md: '1px solid', bar: 'none' },
  borderColor: { md: 'divider' },
  borderInlineStart: 'none',
  borderRadius: { md: `0 ${radii.card}px ${radii.card}px 0`, bar: 0 },
  '& > a': { width: { xs: '100%', md: 'auto', bar: '100%' } },
} as const;

/** Styles of the ID of the tag, which only the card from `md` to `bar` has space for. */
export const tagIdStyles = { display: { xs: 'none', md: 'block', bar: 'none' }, letterSpacing: '0.06em' } as const;

/** Styles of the box around the phone and the switches. From `md` on, both are columns of the outer grid. */
export const phoneAndSwitchesStyles = {
  display: { xs: 'flex', md: 'contents' },
  flexDirection: 'column',
  gap: 2,
  minWidth: 0,
} as const;

const slideInKeyframes = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** Styles of a detail. The details appear one after another, as if the tag had just been scanned. */
const appearingStyles = {
  animation: `${slideInKeyframes} ${motion.slow}ms ${motion.easing} backwards`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  ...Object.fromEntries(
    [1, 2, 3, 4, 5].map((row) => [`&:nth-of-type(${row})`, { animationDelay: `${500 + row * 120}ms` }]),
  ),
};

/** Minimum height of the phone in px below `md`. The phone and the switches below it fit in a window of 700 px. */
const minStackedPhoneHeight = 468;

/** Styles of the step with the phone. Below `md`, the phone is smaller, with less space around the details. */
export const finderStepStyles = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  minWidth: 0,
  '& > [role=group]': { minHeight: { xs: minStackedPhoneHeight, md: minPhoneHeight }, p: { xs: 1, md: 1.5 } },
  '& > [role=group] > div': { p: { xs: 1.5, md: 2 } },
  '& dl > div': { ...appearingStyles, paddingBlock: { xs: 0.25, md: 1 } },
  '& dl > div dt svg': { insetBlockStart: { xs: 11, md: 17 } },
} as const;

export const urlStyles = {
  display: { xs: 'none', md: 'block' },
  p: '2px 16px',
  borderRadius: `${radii.full}px`,
  bgcolor: 'tone.idleSoft',
  color: 'text.secondary',
  typography: 'body2',
  textAlign: 'center',
  overflowWrap: 'anywhere',
} as const;

export const ownerStepStyles = {
  display: 'flex',
  flexDirection: 'column',
  gap: { xs: 0.5, md: 2 },
  minWidth: 0,
} as const;

export const enquiryButtonStyles = { marginBlockStart: { xs: 3, md: 0 } } as const;

/**
 * Styles of the note above the switches. From `md` on, it is level with the upper part of the phone, so that the
 * switches are level with the details.
 */
export const noteStyles = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  flexGrow: { md: 1 },
  maxHeight: { md: '11rem' },
  p: { xs: `0 0 0 ${stepIndent}px`, md: '12px 24px' },
  borderRadius: { md: `${radii.control}px` },
  bgcolor: { md: 'tone.primarySoft' },
  fontSize: { md: '1.375rem' },
  lineHeight: { md: 1.3 },
  fontWeight: { md: 500 },
  textWrap: 'balance',
  color: 'text.primary',
  // Draws a large switch next to the text.
  '&::after': {
    content: { md: '""' },
    flex: 'none',
    width: 80,
    height: 44,
    borderRadius: `${radii.full}px`,
    color: 'primary.contrastText',
    bgcolor: 'primary.main',
    backgroundImage: 'radial-gradient(circle at calc(100% - 22px) 50%, currentColor 16px, transparent 17px)',
  },
} as const;
