import { fixedColours, radii, sizes } from '~/components/theme/tokens';

import { collapsedBarMedia } from './siteBarStyles';

export const productListStyles = {
  display: 'grid',
  alignContent: 'start',
  gap: 1,
  p: 3,
  listStyle: 'none',
  [collapsedBarMedia]: {
    gap: 0,
    p: 0,
    '@media (scripting: none)': { display: 'flex', flexWrap: 'wrap', columnGap: 3 },
  },
};

export const productRowStyles = {
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr) auto',
  columnGap: 2.5,
  alignItems: 'center',
  p: 1.5,
  borderRadius: `${radii.control}px`,
  color: 'var(--menu-body)',
  '& > img': { borderRadius: `${radii.control}px`, bgcolor: fixedColours.mist },
  '& > svg': { color: 'var(--menu-accent)' },
  '& b': {
    display: 'block',
    typography: 'h3',
    lineHeight: 28 / 22,
    color: 'var(--menu-text)',
  },
  'a&:hover, &[aria-current="page"]': { bgcolor: 'var(--menu-hover)' },
  [collapsedBarMedia]: {
    gridTemplateColumns: '88px minmax(0, 1fr) auto',
    columnGap: 2,
    minHeight: 72,
    paddingInline: 0,
    paddingBlock: 0.75,
    '& b': { fontSize: '1.125rem', lineHeight: 24 / 18 },
    '& span': { typography: 'body2' },
    // 'Coming soon' is below the name and has no frame, since there is no space next to the name on a phone.
    '& > img:has(+ span + span)': { gridRow: '1 / span 2' },
    '& > img + span:not(:last-of-type)': { alignSelf: 'end' },
    '& > span + span': { gridColumn: 2, alignSelf: 'start', minHeight: 0, p: 0, border: 0 },
    'a&:hover, &[aria-current="page"]': { bgcolor: 'transparent' },
    // Without JavaScript, only the names of available products are shown, among the other links.
    '@media (scripting: none)': {
      display: 'none',
      'a&': { display: 'flex', minHeight: sizes.controlTouch, paddingBlock: 0 },
      '& img, & svg': { display: 'none' },
      '& span': { fontSize: 0 },
      '& b': { fontSize: '1rem' },
    },
  },
};
