import type { Theme } from '@mui/material/styles';

import { radii, shadows, sizes } from '~/components/theme/tokens';

import { selectedAudienceStyles } from '../selectedAudienceStyles';
import { overlaidInputStyles } from '../SiteField/fieldStyles';
import { appearAnimation, expandedPanelSelector, collapsedBarMedia } from './siteBarStyles';

const dropdownWidth = 880;

/**
 * The Products menu is a dropdown in the colours of the page. In the collapsed bar, it is a part of the mobile menu, in
 * the colours of the bar.
 */
export const productsMenuStyles = (theme: Theme) => ({
  ...selectedAudienceStyles,
  '--menu-text': theme.vars.palette.text.primary,
  '--menu-body': theme.vars.palette.text.body,
  '--menu-soft': theme.vars.palette.text.secondary,
  '--menu-line': theme.vars.palette.divider,
  '--menu-ground': theme.vars.palette.tone.paper,
  '--menu-raised': theme.vars.palette.tone.mist,
  '--menu-hover': theme.vars.palette.tone.primarySoft,
  '--menu-accent': theme.vars.palette.primary.main,
  '--bar-focus': theme.vars.palette.primary.main,
  display: 'none',
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: 0,
  width: dropdownWidth,
  maxWidth: '100%',
  gridTemplateColumns: '304px minmax(0, 1fr)',
  backgroundColor: 'var(--menu-ground)',
  border: '1px solid var(--menu-line)',
  borderRadius: `${radii.card}px`,
  boxShadow: shadows.float,
  overflow: 'hidden',
  [expandedPanelSelector]: { display: 'grid', animation: appearAnimation },
  // Without JavaScript, there are no tabs: the menu shows the products of both audiences. In the expanded bar, it opens
  // on hover or focus; in the collapsed bar, it is always open.
  '@media (scripting: none)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  'li:hover > &, li:focus-within > &': { '@media (scripting: none)': { display: 'grid' } },
  [collapsedBarMedia]: {
    '--menu-text': 'var(--bar-text)',
    '--menu-body': 'var(--bar-soft)',
    '--menu-soft': 'var(--bar-soft)',
    '--menu-line': 'var(--bar-line)',
    '--menu-ground': 'transparent',
    '--menu-raised': 'var(--bar-raised)',
    '--menu-hover': 'var(--bar-raised)',
    '--menu-accent': 'var(--bar-text)',
    '--bar-focus': 'inherit',
    position: 'static',
    width: 'auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlock: 2.5,
    border: 0,
    borderRadius: 0,
    borderBlockEnd: '1px solid var(--menu-line)',
    boxShadow: 'none',
    overflow: 'visible',
    '@media (scripting: none)': { display: 'flex', flexWrap: 'wrap', columnGap: 3, padding: 0, border: 0 },
  },
});

/**
 * The two tabs are below one another, with their descriptions. In the collapsed bar, they are side by side, above the
 * description of the selected tab.
 */
export const tabsStyles = {
  display: 'grid',
  alignContent: 'start',
  gap: 1,
  p: 2,
  bgcolor: 'var(--menu-raised)',
  borderInlineEnd: '1px solid var(--menu-line)',
  [collapsedBarMedia]: {
    gridTemplateColumns: '1fr 1fr',
    columnGap: 0.5,
    rowGap: 0,
    p: 0,
    bgcolor: 'transparent',
    borderInlineEnd: 0,
    '&::before': {
      content: '""',
      gridArea: '1 / 1 / 2 / -1',
      bgcolor: 'var(--menu-raised)',
      border: '1px solid var(--menu-line)',
      borderRadius: `${radii.card}px`,
    },
  },
  '&&': { '@media (scripting: none)': { display: 'none' } },
};

export const tabStyles = {
  position: 'relative',
  p: 2,
  border: '1px solid transparent',
  borderRadius: `${radii.control}px`,
  color: 'var(--menu-soft)',
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.25,
    typography: 'subtitle1',
    color: 'var(--menu-text)',
    cursor: 'pointer',
  },
  '& label svg': { display: 'none', color: 'var(--menu-accent)' },
  '& input:checked ~ svg': { display: 'block' },
  '& input': overlaidInputStyles,
  '& p': { typography: 'body2', marginBlockStart: 0.5 },
  '&:has(:checked)': { bgcolor: 'var(--menu-ground)', borderColor: 'var(--menu-line)', color: 'var(--menu-body)' },
  '&:has(:focus-visible)': { outline: '2px solid var(--bar-focus)', outlineOffset: -2 },
  [collapsedBarMedia]: {
    // The label and the description of the tab become cells of the parent grid.
    display: 'contents',
    '&:nth-of-type(1) label': { gridArea: '1 / 1' },
    '&:nth-of-type(2) label': { gridArea: '1 / 2' },
    '& label': {
      position: 'relative',
      justifyContent: 'center',
      minHeight: sizes.controlTouch,
      margin: 0.5,
      borderRadius: `${radii.control}px`,
      typography: 'body1',
      fontWeight: 600,
      color: 'var(--menu-soft)',
    },
    '&:has(:checked) label': { bgcolor: 'var(--bar-text)', color: 'var(--bar-ground)' },
    '& label svg': { color: 'inherit' },
    '& p': { gridArea: '2 / 1 / 3 / -1', marginBlock: '16px 12px', color: 'var(--menu-soft)' },
    '&:not(:has(:checked)) p': { display: 'none' },
    '& label:has(:focus-visible)': { outline: '2px solid var(--bar-focus)', outlineOffset: 2 },
  },
};
