import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import type { Ref } from 'react';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { Tooltip } from '~/components/feedback/Tooltip/Tooltip';
import { fixed, navBottomHeight, radii, sizes } from '~/components/theme/tokens';

import type { NavItem } from '../navItem';
import { visuallyHidden } from '~/components/a11y/visuallyHidden';

export type SideNavLinkProps = {
  item: NavItem;
  isCurrent: boolean;
  /** True if the bar scrolls on phones. The items are then wide enough for their labels. */
  isCrowded: boolean;
  ref?: Ref<HTMLAnchorElement>;
};

export function SideNavLink({ item, isCurrent, isCrowded, ref }: SideNavLinkProps) {
  const { href, label, icon: Icon } = item;
  return (
    <Box component="li" sx={{ display: 'flex', flex: '1 0 auto' }}>
      <Tooltip
        title={label}
        placement="right"
        // The tooltip is shown only where the labels are hidden: in the column of icons.
        sx={{ display: { xs: 'none', md: 'block', lg: 'none' } }}
      >
        <Link
          {...(ref ? { ref } : {})}
          href={href}
          underline="none"
          aria-current={isCurrent ? 'page' : undefined}
          sx={(theme) => ({
            ...linkStyles(theme),
            ...(isCrowded && scrollingLinkStyles(theme)),
            '&:focus-visible': { outlineColor: fixed.navAccent, outlineOffset: '-2px' },
            '&:hover': { color: fixed.white },
            '&[aria-current]': {
              backgroundColor: theme.vars.palette.tone.navRaised,
              color: fixed.white,
              fontWeight: 600,
            },
            '&[aria-current] svg': { color: fixed.navAccent },
            '@media (forced-colors: active)': { '&[aria-current] svg': { color: 'currentColor' } },
          })}
        >
          <Box component={Icon} size="1.25rem" sx={{ marginInlineEnd: { lg: '6px' } }} />
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
              <FinderPattern size={8} />
            </Box>
          )}
        </Link>
      </Tooltip>
    </Box>
  );
}

function linkStyles(theme: Theme) {
  return {
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3px',
    minInlineSize: sizes.controlTouch,
    minBlockSize: `calc${navBottomHeight}`,
    paddingInline: '1px',
    borderRadius: `${radii.control}px`,
    color: fixed.navText,
    // With this size, six labels fit side by side on the narrowest phones.
    fontSize: 'clamp(0.6875rem, 3.3vw, 0.75rem)',
    lineHeight: 16 / 12,
    fontWeight: 500,
    letterSpacing: '-0.01em',
    whiteSpace: 'nowrap',
    [theme.breakpoints.up('md')]: { flexDirection: 'row', minInlineSize: 0, minBlockSize: 48 },
    [theme.breakpoints.up('lg')]: {
      justifyContent: 'start',
      gap: '6px',
      whiteSpace: 'normal',
      minBlockSize: sizes.controlTouch,
      paddingBlock: '2px',
      paddingInline: '12px 6px',
      fontSize: '0.875rem',
      lineHeight: 20 / 14,
      letterSpacing: 0,
    },
  } as const;
}

/**
 * Styles of links in a bar that scrolls. They are narrower on small phones, where a fifth link that is partly visible
 * shows that the bar scrolls.
 */
function scrollingLinkStyles(theme: Theme) {
  return {
    [theme.breakpoints.down('md')]: { minInlineSize: 'clamp(68px, 22vw, 76px)', paddingInline: '6px' },
  } as const;
}
