import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { SkipLink } from '~/components/a11y/SkipLink/SkipLink';
import { navBottomHeight, raisedSurfaces, sizes } from '~/components/theme/tokens';

import { fullNavWidth } from '../fullNavWidth';
import type { NavItem } from '../navItem';
import { ProfileMenu } from '../ProfileMenu/ProfileMenu';
import type { ProfileMenuProps } from '../ProfileMenu/ProfileMenu';
import { SideNav } from '../SideNav/SideNav';
import { TopBar } from '../TopBar/TopBar';

export type OfficeShellProps = {
  /** Accessible name of the navigation, such as 'Admin'. */
  navLabel: string;
  /** Text in the top bar, such as the agency's name. */
  title: string;
  /** Items of the navigation. The logo links to the first item. */
  items: readonly [NavItem, ...NavItem[]];
  currentPath: string;
  profile: ProfileMenuProps;
  /** Returns the search button of the top bar. `pages` are the pages of the navigation, which the search also finds. */
  renderSearch?: ((pages: readonly NavItem[]) => ReactNode) | undefined;
  /** The MorePages button, for areas with more items than fit in the navigation bar on phones. */
  morePagesButton?: ReactNode;
  /** The DataChip of the top bar, which names the data that the office shows. */
  dataChip?: ReactNode;
  children: ReactNode;
};

/** Minimum space between a focused control and the top or bottom bar, in px. */
const focusMargin = 20;

/**
 * Layout of the back-office and the portal: top bar, navigation and page. The navigation is a bar at the bottom on
 * phones, a column of icons from 768 px on, and a column of icons and labels from 1024 px on. CSS alone switches
 * between them.
 */
export function OfficeShell(props: OfficeShellProps) {
  const { navLabel, title, items, currentPath, profile, renderSearch, morePagesButton, dataChip, children } = props;
  return (
    <Box
      sx={(theme) => ({
        ...theme.typography.body2,
        color: theme.vars.palette.text.primary,
        backgroundColor: theme.vars.palette.tone.mist,
        minBlockSize: '100dvh',
        ...theme.applyStyles('dark', {
          '--mui-palette-background-paper': raisedSurfaces.paper,
          '--mui-palette-tone-head': raisedSurfaces.head,
          '--mui-palette-tone-hover': raisedSurfaces.hover,
          '--mui-palette-tone-idleSoft': raisedSurfaces.idleSoft,
          '--mui-palette-tone-primarySoft': raisedSurfaces.primarySoft,
        }),
        display: 'flex',
        flexDirection: 'column',
        [theme.breakpoints.up('md')]: {
          display: 'grid',
          gridTemplate: `${sizes.topBar}px 1fr / ${sizes.navRail}px minmax(0, 1fr)`,
        },
        [theme.breakpoints.up('lg')]: { gridTemplateColumns: `${fullNavWidth} minmax(0, 1fr)` },
      })}
    >
      <SkipLink targetId="main" />
      {/* A new key remounts the bar when the page changes, which closes an open menu or panel of the bar. */}
      <TopBar
        key={currentPath}
        homeHref={items[0].href}
        title={title}
        search={renderSearch?.(items)}
        dataChip={dataChip}
      >
        <ProfileMenu {...profile} />
      </TopBar>
      <SideNav label={navLabel} items={items} currentPath={currentPath} morePagesButton={morePagesButton} />
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{
          flex: 1,
          minInlineSize: 0,
          // Sizes for other components: the width of the navigation, and the padding of the page. Components that are
          // as wide as the page undo the padding with negative margins.
          '--content-start': { md: `${sizes.navRail}px`, lg: fullNavWidth },
          '--page-start': { xs: '16px', md: '24px' },
          '--page-sides': { xs: '16px', md: '20px', lg: '24px' },
          '--page-end': '24px',
          padding: 'var(--page-start) var(--page-sides) var(--page-end)',
          // RowPanel, at the inline end of wide windows, sets `--panel-space` to its own width. With this padding, the
          // panel does not cover the page.
          paddingInlineEnd: 'calc(var(--page-sides) + var(--panel-space, 0px))',
          '&:focus': { outline: 'none' },
          // Keeps focused controls and their outlines clear of the bars. Screens with more bars override these margins.
          '& :where(a, button, input, textarea, [tabindex])': {
            scrollMarginBlockStart: `${sizes.topBar + focusMargin}px`,
            scrollMarginBlockEnd: { xs: `calc(${navBottomHeight} + ${focusMargin}px)`, md: `${focusMargin}px` },
          },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
