import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent } from 'react';

import { fixed, sizes } from '~/components/theme/tokens';

import type { NavItem } from '../navItem';
import { SideNavLink } from './SideNavLink';

export type SideNavProps = {
  /** Accessible name. */
  label: string;
  items: readonly NavItem[];
  /** Compared case-insensitively and without a trailing slash. */
  currentPath: string;
};

/** Padding around the list, in px. */
const edge = 12;

/** Maximum items that fit side by side on a phone; with more, the bar scrolls. */
const maxFittingItems = 6;

/** Glow at an edge beyond which the bar can be scrolled: local backgrounds cover it where the items end. */
function scrollHints(theme: Theme) {
  const surface = theme.vars.palette.tone.navSurface;
  const glow = `color-mix(in srgb, ${fixed.navAccent} 30%, transparent)`;
  return {
    [theme.breakpoints.down('md')]: {
      background: [
        `linear-gradient(to right, ${surface} 40%, transparent) 0 0 / 48px 100% no-repeat local`,
        `linear-gradient(to left, ${surface} 40%, transparent) 100% 0 / 48px 100% no-repeat local`,
        `linear-gradient(to right, ${glow}, transparent) 0 0 / 20px 100% no-repeat`,
        `linear-gradient(to left, ${glow}, transparent) 100% 0 / 20px 100% no-repeat`,
        surface,
      ].join(),
    },
  };
}

/** Scrolls a keyboard-focused item into view; not on click, where it would move the item under the pointer. */
function scrollIntoView({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Navigation of an area: a bottom bar on phones, then an icon rail, then the full column. */
export function SideNav({ label, items, currentPath }: SideNavProps) {
  const currentLink = useRef<HTMLAnchorElement>(null);
  const isCrowded = items.length > maxFittingItems;
  const here = currentPath.toLowerCase().replace(/\/$/, '');
  // A layout effect, so that the bar does not visibly move.
  useLayoutEffect(() => {
    currentLink.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [currentPath]);
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={(theme) => ({
        order: 3,
        position: 'sticky',
        insetBlockEnd: 0,
        zIndex: theme.zIndex.appBar,
        overflowX: 'auto',
        scrollbarWidth: 'none',
        background: theme.vars.palette.tone.navSurface,
        ...(isCrowded && scrollHints(theme)),
        border: `0 solid ${theme.vars.palette.tone.navLine}`,
        borderBlockStartWidth: 1,
        paddingBlockEnd: 'env(safe-area-inset-bottom)',
        [theme.breakpoints.up('md')]: {
          order: 'initial',
          position: 'static',
          overflowX: 'visible',
          borderBlockStartWidth: 0,
          borderInlineEndWidth: 1,
          padding: `${edge}px 10px`,
          // 1 px less for the border, which is part of the rail's width.
          paddingInlineEnd: '9px',
        },
        [theme.breakpoints.up('lg')]: { padding: `${edge}px` },
      })}
    >
      <Box
        component="ul"
        onFocus={scrollIntoView}
        sx={(theme) => ({
          display: 'flex',
          listStyle: 'none',
          padding: '4px',
          inlineSize: isCrowded ? 'max-content' : 'auto',
          minInlineSize: '100%',
          [theme.breakpoints.up('md')]: {
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            alignContent: 'start',
            gap: '4px',
            padding: 0,
            inlineSize: 'auto',
            position: 'sticky',
            insetBlockStart: sizes.topBar + edge,
            maxBlockSize: `calc(100vh - ${sizes.topBar + 2 * edge}px)`,
            overflowY: 'auto',
          },
        })}
      >
        {items.map((item) => {
          const current = item.href.toLowerCase() === here;
          return (
            <SideNavLink
              key={item.href}
              item={item}
              current={current}
              isCrowded={isCrowded}
              {...(current ? { ref: currentLink } : {})}
            />
          );
        })}
      </Box>
    </Box>
  );
}
