import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import MoreIcon from 'lucide-react/icons/ellipsis';
import { useState } from 'react';

import { lazyOverlay } from '~/components/feedback/lazyOverlay/lazyOverlay';

import type { NavItem } from '../navItem';
import { navLinkStyles, scrollingNavLinkStyles } from './navLinkStyles';
import { sideNavCopy as copy } from './SideNav.copy';

const LazyPagesSheet = lazyOverlay(() => import('./PagesSheet').then((module) => module.PagesSheet));

export type MorePagesProps = { items: readonly NavItem[]; currentPath: string };

/** Button at the end of the navigation bar on phones, if the bar scrolls. It opens a bottom sheet with all pages. */
export function MorePages({ items, currentPath }: MorePagesProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Box sx={createBoxStyles}>
      <Box
        component="button"
        type="button"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }: { currentTarget: HTMLElement }) => setAnchor(currentTarget)}
        sx={(theme) => ({ ...navLinkStyles(theme), ...scrollingNavLinkStyles(theme), ...plainButtonStyles })}
      >
        <MoreIcon size="1.25rem" />
        {copy.more}
      </Box>
      <LazyPagesSheet
        open={anchor !== null}
        anchor={anchor}
        items={items}
        currentPath={currentPath}
        onClose={() => setAnchor(null)}
      />
    </Box>
  );
}

const createBoxStyles = ({ vars: { palette } }: Theme) => ({
  flex: 'none',
  display: { xs: 'flex', md: 'none' },
  inlineSize: 'max(20%, 3.9rem)',
  paddingBlock: '4px',
  borderInlineStart: `1px solid ${palette.tone.navRaised}`,
  backgroundColor: palette.tone.navSurface,
});

const plainButtonStyles = {
  border: 0,
  backgroundColor: 'transparent',
  fontFamily: 'inherit',
  cursor: 'pointer',
} as const;
