import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent } from 'react';

import { fixed, sizes } from '~/components/theme/tokens';

import type { NavItem } from '../navItem';
import { SideNavLink } from './SideNavLink';

export type SideNavProps = {
  /** Names the navigation: the area it belongs to. */
  label: string;
  items: readonly NavItem[];
  /** The address shown at the moment; capitals and a slash at its end do not matter. */
  currentPath: string;
};

/** Room in px around the list. */
const edge = 12;

/** More than these do not fit on a phone side by side; the bar then scrolls inside itself. */
const fitting = 6;

/** A light at an edge of the bar beyond which there are more items: they are covered where the items themselves end. */
function shadesOfMore(theme: Theme) {
  const surface = theme.vars.palette.tone.navSurface;
  const light = `color-mix(in srgb, ${fixed.navAccent} 30%, transparent)`;
  return {
    [theme.breakpoints.down('md')]: {
      background: [
        `linear-gradient(to right, ${surface} 40%, transparent) 0 0 / 48px 100% no-repeat local`,
        `linear-gradient(to left, ${surface} 40%, transparent) 100% 0 / 48px 100% no-repeat local`,
        `linear-gradient(to right, ${light}, transparent) 0 0 / 20px 100% no-repeat`,
        `linear-gradient(to left, ${light}, transparent) 100% 0 / 20px 100% no-repeat`,
        surface,
      ].join(),
    },
  };
}

/** Not for a pointer: what it is about to press stays under it. */
function showWhole({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** One navigation at three widths: a bar at the bottom, a rail of icons, and the full column. */
export function SideNav({ label, items, currentPath }: SideNavProps) {
  const currentLink = useRef<HTMLAnchorElement>(null);
  const crowded = items.length > fitting;
  const here = currentPath.toLowerCase().replace(/\/$/, '');
  // Before the bar is drawn, so that it is not seen to move.
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
        ...(crowded && shadesOfMore(theme)),
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
          // The line at the end is part of the rail's width.
          paddingInlineEnd: '9px',
        },
        [theme.breakpoints.up('lg')]: { padding: `${edge}px` },
      })}
    >
      <Box
        component="ul"
        onFocus={showWhole}
        sx={(theme) => ({
          display: 'flex',
          listStyle: 'none',
          padding: '4px',
          inlineSize: crowded ? 'max-content' : 'auto',
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
              crowded={crowded}
              {...(current ? { ref: currentLink } : {})}
            />
          );
        })}
      </Box>
    </Box>
  );
}
