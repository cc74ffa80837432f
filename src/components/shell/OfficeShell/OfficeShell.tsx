import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useRef } from 'react';
import type { ReactNode } from 'react';

import { radii, sizes } from '~/components/theme/tokens';

import { fullNav } from '../fullNav';
import type { NavItem } from '../navItem';
import { ProfileMenu } from '../ProfileMenu/ProfileMenu';
import type { ProfileMenuProps } from '../ProfileMenu/ProfileMenu';
import { SideNav } from '../SideNav/SideNav';
import { TopBar } from '../TopBar/TopBar';
import { officeShellCopy as copy } from './OfficeShell.copy';

export type OfficeShellProps = {
  /** Names the navigation: 'Agency', 'Admin'. */
  area: string;
  /** Whose area it is. */
  title: string;
  /** The destinations in order; the logo leads to the first. */
  items: readonly [NavItem, ...NavItem[]];
  /** The address shown at the moment. */
  currentPath: string;
  profile: ProfileMenuProps;
  children: ReactNode;
};

/** Between a focused control and a bar, in px. */
const clear = 20;

/** The frame of the office: bar, navigation and the page. It changes at 768 and 1024 px by style sheet alone. */
export function OfficeShell({ area, title, items, currentPath, profile, children }: OfficeShellProps) {
  const main = useRef<HTMLElement>(null);
  return (
    <Box
      sx={(theme) => ({
        ...theme.typography.body2,
        color: theme.vars.palette.text.primary,
        backgroundColor: theme.vars.palette.tone.mist,
        minBlockSize: '100dvh',
        display: 'flex',
        flexDirection: 'column',
        [theme.breakpoints.up('md')]: {
          display: 'grid',
          gridTemplate: `${sizes.topBar}px 1fr / ${sizes.navRail}px minmax(0, 1fr)`,
        },
        [theme.breakpoints.up('lg')]: { gridTemplateColumns: `${fullNav} minmax(0, 1fr)` },
      })}
    >
      <Link
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
        sx={(theme) => ({
          position: 'absolute',
          insetBlockStart: -80,
          insetInlineStart: theme.spacing(1),
          zIndex: theme.zIndex.tooltip,
          padding: theme.spacing(1.5, 2),
          borderRadius: `${radii.control}px`,
          backgroundColor: theme.vars.palette.background.paper,
          '&:focus': { insetBlockStart: theme.spacing(1) },
        })}
      >
        {copy.skip}
      </Link>
      <TopBar homeHref={items[0].href} title={title}>
        <ProfileMenu {...profile} />
      </TopBar>
      <SideNav label={area} items={items} currentPath={currentPath} />
      <Box
        component="main"
        id="main"
        ref={main}
        tabIndex={-1}
        sx={{
          flex: 1,
          minInlineSize: 0,
          // Named, so that a page which wants the room to its edges can take it back.
          '--page-start': { xs: '16px', md: '24px' },
          '--page-sides': { xs: '16px', md: '20px', lg: '24px' },
          '--page-end': { xs: '24px', md: '40px' },
          padding: 'var(--page-start) var(--page-sides) var(--page-end)',
          '&:focus': { outline: 'none' },
          // What is focused comes out from under the bars, and its frame over the edge of the window. A screen with more of them says so itself.
          '& :where(a, button, input, textarea, [tabindex])': {
            scrollMarginBlockStart: `${sizes.topBar + clear}px`,
            scrollMarginBlockEnd: { xs: `${sizes.navBottom + clear}px`, md: `${clear}px` },
          },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
