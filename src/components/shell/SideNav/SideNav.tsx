import Box from '@mui/material/Box';
import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent, ReactNode } from 'react';

import { sizes } from '~/components/theme/tokens';

import type { NavItem } from '../navItem';
import { isCurrentItem } from './isCurrentItem';
import { scrollingItemWidth, SideNavLink } from './SideNavLink';

export type SideNavProps = {
  /** Accessible name of the navigation. */
  label: string;
  items: readonly NavItem[];
  /** Path of the current page. Upper case and a trailing slash make no difference. */
  currentPath: string;
  /** The MorePages button, at the end of a bar that scrolls. */
  morePagesButton?: ReactNode;
};

/** Padding around the list of links in px, from `md` on. */
const listPadding = 12;

/** Maximum number of items side by side on a phone. A bar with more items scrolls, and shows four of them at a time. */
const maxFittingItems = 6;

/** Number of items next to the first item in a bar that scrolls. Each group of them keeps its place in the bar. */
const groupSize = 3;

/**
 * Scrolls an item into view when it is focused by keyboard. On a click, scrolling would move the item away from the
 * pointer.
 */
function scrollFocusedItemIntoView({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/**
 * Navigation of the back-office or the portal: a bar at the bottom on phones, a column of icons from `md` on, and a
 * column of icons and labels from `lg` on. A bar with many items scrolls. Its first item stays in view, and so does a
 * button that opens a list of all pages.
 */
export function SideNav({ label, items, currentPath, morePagesButton }: SideNavProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const isCrowded = items.length > maxFittingItems;
  const currentIndex = items.findIndex((item) => isCurrentItem(item, currentPath));
  // Scrolls the group of the current link into view before the browser paints, so the bar does not visibly move.
  useLayoutEffect(() => {
    if (currentIndex < 0) return;
    const listItems = listRef.current?.children;
    const groupStart = currentIndex - ((currentIndex - 1) % groupSize);
    listItems?.[groupStart]?.scrollIntoView({ block: 'nearest', inline: 'start' });
    listItems?.[currentIndex]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [currentIndex]);
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={(theme) => ({
        order: 3,
        position: 'sticky',
        insetBlockEnd: 0,
        zIndex: theme.zIndex.appBar,
        display: 'flex',
        background: theme.vars.palette.tone.navSurface,
        border: `0 solid ${theme.vars.palette.tone.navLine}`,
        borderBlockStartWidth: 1,
        paddingBlockEnd: 'env(safe-area-inset-bottom)',
        [theme.breakpoints.up('md')]: {
          order: 'initial',
          position: 'static',
          display: 'block',
          borderBlockStartWidth: 0,
          borderInlineEndWidth: 1,
          padding: `${listPadding}px 10px`,
          // The end has 1 px less padding than the start, to make up for the border of 1 px at the end.
          paddingInlineEnd: '9px',
        },
        [theme.breakpoints.up('lg')]: { padding: `${listPadding}px` },
      })}
    >
      <Box
        ref={listRef}
        component="ul"
        onFocus={scrollFocusedItemIntoView}
        sx={(theme) => ({
          display: 'flex',
          flex: 1,
          minInlineSize: 0,
          overflowX: 'auto',
          scrollbarWidth: 'none',
          scrollSnapType: 'x mandatory',
          // Lets items snap next to the first item, which is sticky and covers the start of the bar.
          scrollPaddingInlineStart: isCrowded ? scrollingItemWidth : 0,
          listStyle: 'none',
          paddingBlock: '4px',
          paddingInline: isCrowded ? 0 : '4px',
          [theme.breakpoints.up('md')]: {
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            alignContent: 'start',
            gap: '4px',
            padding: 0,
            scrollbarWidth: 'auto',
            position: 'sticky',
            insetBlockStart: sizes.topBar + listPadding,
            maxBlockSize: `calc(100vh - ${sizes.topBar + 2 * listPadding}px)`,
            overflowY: 'auto',
          },
        })}
      >
        {items.map((item, index) => (
          <SideNavLink key={item.href} item={item} isCurrent={index === currentIndex} isCrowded={isCrowded} />
        ))}
      </Box>
      {morePagesButton}
    </Box>
  );
}
