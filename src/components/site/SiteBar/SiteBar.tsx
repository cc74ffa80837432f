import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import CloseIcon from 'lucide-react/icons/x';
import MenuIcon from 'lucide-react/icons/menu';
import { useRef } from 'react';

import { Logo } from '~/components/brand/Logo/Logo';
import { paths } from '~/domain/paths';

import { downloadPanelId } from '../DownloadPanel/downloadPanelId';
import { isProductPage } from '../siteDestination';
import type { SiteDestination } from '../siteDestination';
import { furtherLinks, homeLink } from '../siteLinks.copy';
import type { SiteLink } from '../siteLinks.copy';
import { SiteWidth } from '../SiteWidth/SiteWidth';
import { ProductsMenu } from './ProductsMenu';
import { siteBarCopy } from './SiteBar.copy';
import {
  barStyles,
  burgerStyles,
  downloadStyles,
  entryStyles,
  listStyles,
  logoStyles,
  mobilePanelStyles,
  rowStyles,
} from './siteBarStyles';
import { useSiteMenus } from './useSiteMenus';

export type SiteBarProps = {
  /** The page that is shown; null where the bar leads nowhere near it. */
  current: SiteDestination | null;
};

const mobilePanelId = 'site-menu';

/**
 * The public navigation bar. It folds into a menu at 992 px and below. 'Download app' opens the DownloadPanel, which
 * stands elsewhere in the page; the pictures in the Products menu need a CodeSheet around the bar.
 */
export function SiteBar({ current }: SiteBarProps) {
  const bar = useRef<HTMLElement>(null);
  const menus = useSiteMenus(bar);

  const link = ({ label, href, destination }: SiteLink) => (
    <li key={label}>
      <Link
        href={href}
        underline="none"
        onClick={menus.closeAll}
        aria-current={destination && destination === current ? 'page' : undefined}
        sx={entryStyles}
      >
        {label}
      </Link>
    </li>
  );

  return (
    <Box component="header" ref={bar} sx={barStyles(isProductPage(current) ? 'light' : 'dark')}>
      <SiteWidth>
        <Box component="nav" aria-label={siteBarCopy.navigation} sx={rowStyles}>
          <Link href={paths.site.home()} color="inherit" underline="none" onClick={menus.closeAll} sx={logoStyles}>
            <Logo markColour="var(--bar-mark)" />
          </Link>
          <Box
            component="button"
            type="button"
            data-menu="mobile"
            aria-label={siteBarCopy.menu}
            aria-expanded={menus.isMobileOpen}
            aria-controls={mobilePanelId}
            suppressHydrationWarning
            onClick={menus.toggleMobile}
            sx={burgerStyles}
          >
            <MenuIcon size={24} />
            <CloseIcon size={24} />
          </Box>
          <Box id={mobilePanelId} sx={mobilePanelStyles}>
            <Box component="ul" sx={listStyles}>
              {link(homeLink)}
              <ProductsMenu current={current} menus={menus} />
              {furtherLinks.map(link)}
            </Box>
            <Button variant="contained" color="light" popoverTarget={downloadPanelId} sx={downloadStyles}>
              {siteBarCopy.download}
            </Button>
          </Box>
        </Box>
      </SiteWidth>
    </Box>
  );
}
