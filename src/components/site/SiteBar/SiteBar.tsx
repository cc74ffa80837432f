import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import CloseIcon from 'lucide-react/icons/x';
import MenuIcon from 'lucide-react/icons/menu';
import { useLayoutEffect } from 'react';

import { Logo } from '~/components/brand/Logo/Logo';
import { paths } from '~/domain/paths';

import { downloadPanelId } from '../DownloadPanel/downloadPanelId';
import { isProductPage } from '../siteDestination';
import type { SiteDestination } from '../siteDestination';
import { siteNavLinks, homeLink } from '../siteLinks.copy';
import type { SiteLink } from '../siteLinks.copy';
import { SiteWidth } from '../SiteWidth/SiteWidth';
import { installSiteMenus } from './installSiteMenus';
import { ProductsMenu } from './ProductsMenu';
import { siteBarCopy } from './SiteBar.copy';
import {
  createBarStyles,
  menuButtonStyles,
  dimmedBarStyles,
  downloadButtonStyles,
  barItemStyles,
  filledButtonStyles,
  listStyles,
  logoStyles,
  mobilePanelStyles,
  outlinedButtonStyles,
  rowStyles,
} from './siteBarStyles';

export type SiteBarProps = {
  /** The current page; null if the bar has no link to the page. */
  currentPage: SiteDestination | null;
  /**
   * True if app stores offer the app. Otherwise, the button 'Download app' is outlined, so that it does not stand out.
   */
  isAppPublished?: boolean;
};

const mobilePanelId = 'site-menu';

/**
 * Navigation bar of the public site. In windows up to 992 px wide, the links are in a mobile menu. 'Download app' opens
 * the DownloadPanel of the page.
 */
export function SiteBar({ currentPage, isAppPublished = false }: SiteBarProps) {
  // On a prerendered page, the boot script has already installed the menus.
  useLayoutEffect(installSiteMenus, []);

  const renderLink = ({ label, href, destination }: SiteLink) => (
    <li key={label}>
      <Link
        href={href}
        underline="none"
        aria-current={destination && destination === currentPage ? 'page' : undefined}
        sx={barItemStyles}
      >
        {label}
      </Link>
    </li>
  );

  return (
    <Box
      component="header"
      sx={isProductPage(currentPage) ? [createBarStyles('light'), dimmedBarStyles] : createBarStyles('dark')}
    >
      <SiteWidth>
        <Box component="nav" aria-label={siteBarCopy.navigation} sx={rowStyles}>
          <Link href={paths.site.home()} color="inherit" underline="none" sx={logoStyles}>
            <Logo markColour="var(--bar-mark)" />
          </Link>
          <Box
            component="button"
            type="button"
            data-menu="mobile"
            aria-label={siteBarCopy.menu}
            aria-expanded={false}
            aria-controls={mobilePanelId}
            // installSiteMenus may have changed `aria-expanded` before hydration, but React always renders it as false.
            suppressHydrationWarning
            sx={menuButtonStyles}
          >
            <MenuIcon size={24} />
            <CloseIcon size={24} />
          </Box>
          <Box id={mobilePanelId} sx={mobilePanelStyles}>
            <Box component="ul" sx={listStyles}>
              {renderLink(homeLink)}
              <ProductsMenu currentPage={currentPage} />
              {siteNavLinks.map(renderLink)}
            </Box>
            <Button
              variant="contained"
              color="light"
              popoverTarget={downloadPanelId}
              sx={[downloadButtonStyles, isAppPublished ? filledButtonStyles : outlinedButtonStyles]}
            >
              {siteBarCopy.download}
            </Button>
          </Box>
        </Box>
      </SiteWidth>
    </Box>
  );
}
