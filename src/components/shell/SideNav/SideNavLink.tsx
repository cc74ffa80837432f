import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { Tooltip } from '~/components/feedback/Tooltip/Tooltip';

import type { NavItem } from '../navItem';
import { navLinkStyles, scrollingNavLinkStyles } from './navLinkStyles';

export type SideNavLinkProps = {
  item: NavItem;
  isCurrent: boolean;
  /** True if there are too many items for a phone. The bar then scrolls, shows four items, and wraps long labels. */
  isCrowded: boolean;
};

export function SideNavLink({ item, isCurrent, isCrowded }: SideNavLinkProps) {
  const { href, label, icon: Icon } = item;
  return (
    <Box
      component="li"
      sx={[
        {
          display: 'flex',
          flex: isCrowded ? { xs: `0 0 ${scrollingItemWidth}`, md: '1 0 auto' } : '1 0 auto',
          scrollSnapAlign: 'start',
        },
        isCrowded && firstItemStyles,
      ]}
    >
      <Tooltip
        title={label}
        placement="right"
        // The tooltip is shown only where the labels are hidden: in the column of icons.
        sx={{ display: { xs: 'none', md: 'block', lg: 'none' } }}
      >
        <Link
          href={href}
          underline="none"
          aria-current={isCurrent ? 'page' : undefined}
          sx={(theme) => ({
            ...navLinkStyles(theme),
            ...(isCrowded && scrollingNavLinkStyles(theme)),
          })}
        >
          <Box component={Icon} size="1.25rem" sx={{ marginInlineEnd: { lg: '4px' } }} />
          <Box
            component="span"
            sx={(theme) => ({
              [theme.breakpoints.between('md', 'lg')]: visuallyHidden,
              [theme.breakpoints.up('lg')]: { minInlineSize: 0, overflowWrap: 'anywhere' },
            })}
          >
            {label}
          </Box>
          {isCurrent && (
            <Box sx={{ display: { xs: 'none', lg: 'block' }, marginInlineStart: 'auto' }}>
              <FinderPattern size={10} />
            </Box>
          )}
        </Link>
      </Tooltip>
    </Box>
  );
}

/** Width of an item in a bar that scrolls: a quarter of the bar or, with large text, at least the width of a word. */
export const scrollingItemWidth = 'max(25%, 3.9rem)';

/** Keeps the first item in view while the bar scrolls. */
const firstItemStyles = (theme: Theme) => ({
  [theme.breakpoints.down('md')]: {
    '&:first-of-type': {
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: 1,
      boxShadow: `1px 0 0 ${theme.vars.palette.tone.navRaised}`,
      backgroundColor: theme.vars.palette.tone.navSurface,
    },
  },
});
