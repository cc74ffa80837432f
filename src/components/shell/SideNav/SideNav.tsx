import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent } from 'react';

import { fixed, sizes } from '~/components/theme/tokens';

import type { NavItem } from '../navItem';
import { SideNavLink } from './SideNavLink';

export type SideNavProps = {
  /** Accessible name of the navigation. */
  label: string;
  items: readonly NavItem[];
  /** Path of the current page. Upper case and a trailing slash make no difference. */
  currentPath: string;
};

/** Padding around the list of links in px, from `md` on. */
const listPadding = 12;

/** Number of items that fit side by side on a phone. If there are more, the bar scrolls. */
const maxFittingItems = 6;

/**
 * Styles of the glow at an edge of the bar, which shows that there are more items beyond the edge. At the first and the
 * last item, a background that scrolls with the items covers the glow.
 */
function scrollHintStyles(theme: Theme) {
  const surfaceColour = theme.vars.palette.tone.navSurface;
  const glowColour = `color-mix(in srgb, ${fixed.navAccent} 30%, transparent)`;
  return {
    [theme.breakpoints.down('md')]: {
      background: [
        `linear-gradient(to right, ${surfaceColour} 40%, transparent) 0 0 / 48px 100% no-repeat local`,
        `linear-gradient(to left, ${surfaceColour} 40%, transparent) 100% 0 / 48px 100% no-repeat local`,
        `linear-gradient(to right, ${glowColour}, transparent) 0 0 / 20px 100% no-repeat`,
        `linear-gradient(to left, ${glowColour}, transparent) 100% 0 / 20px 100% no-repeat`,
        surfaceColour,
      ].join(),
    },
  };
}

/**
 * Scrolls an item into view when it is focused by keyboard. On a click, scrolling would move the item away from the
 * pointer.
 */
function scrollFocusedItemIntoView({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/**
 * Navigation of the back-office or the portal: a bar at the bottom on phones, a column of icons from `md` on, and a
 * column of icons and labels from `lg` on.
 */
export function SideNav({ label, items, currentPath }: SideNavProps) {
  const currentLinkRef = useRef<HTMLAnchorElement>(null);
  const isCrowded = items.length > maxFittingItems;
  const normalizedPath = currentPath.toLowerCase().replace(/\/$/, '');
  // Scrolls the current link into view in a layout effect: it runs before the browser paints, so the bar does not
  // visibly move.
  useLayoutEffect(() => {
    currentLinkRef.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
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
        ...(isCrowded && scrollHintStyles(theme)),
        border: `0 solid ${theme.vars.palette.tone.navLine}`,
        borderBlockStartWidth: 1,
        paddingBlockEnd: 'env(safe-area-inset-bottom)',
        [theme.breakpoints.up('md')]: {
          order: 'initial',
          position: 'static',
          overflowX: 'visible',
          borderBlockStartWidth: 0,
          borderInlineEndWidth: 1,
          padding: `${listPadding}px 10px`,
          // The padding is 1 px less than at the start, since the column's width includes the border.
          paddingInlineEnd: '9px',
        },
        [theme.breakpoints.up('lg')]: { padding: `${listPadding}px` },
      })}
    >
      <Box
        component="ul"
        onFocus={scrollFocusedItemIntoView}
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
            insetBlockStart: sizes.topBar + listPadding,
            maxBlockSize: `calc(100vh - ${sizes.topBar + 2 * listPadding}px)`,
            overflowY: 'auto',
          },
        })}
      >
        {items.map((item) => {
          const isCurrent = item.href.toLowerCase() === normalizedPath;
          return (
            <SideNavLink
              key={item.href}
              item={item}
              isCurrent={isCurrent}
              isCrowded={isCrowded}
              {...(isCurrent ? { ref: currentLinkRef } : {})}
            />
          );
        })}
      </Box>
    </Box>
  );
}
