import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';

import { CodeSheet } from '~/components/brand/CodeSheet/CodeSheet';
import { DownloadPanel } from '~/components/site/DownloadPanel/DownloadPanel';
import { SiteBar } from '~/components/site/SiteBar/SiteBar';
import type { SiteDestination } from '~/components/site/siteDestination';
import { SiteFooter } from '~/components/site/SiteFooter/SiteFooter';
import type { Store } from '~/components/site/stores';
import { fixed, radii } from '~/components/theme/tokens';
import type { QrDrawing } from '~/domain/codes/qr';

import { siteLayoutCopy } from './SiteLayout.copy';

export type SiteLayoutProps = {
  /** The page of the bar that is shown; null where the bar leads nowhere near it. */
  current: SiteDestination | null;
  /** The code of the site's own address: every tag in a picture carries it. */
  siteCode: QrDrawing;
  contact: { phone: string; email: string };
  socialLinks: readonly string[];
  /** Where the app can be had; none while it is nowhere. */
  stores: readonly Store[];
  /** Of the copyright. */
  year: number;
  children: ReactNode;
};

const mainId = 'main';

/** What all public pages share: the bar above, the footer below, and the code that their pictures show. */
export function SiteLayout({ current, siteCode, contact, socialLinks, stores, year, children }: SiteLayoutProps) {
  return (
    <CodeSheet code={siteCode}>
      <Link href={`#${mainId}`} sx={skipStyles}>
        {siteLayoutCopy.skip}
      </Link>
      <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
        <SiteBar current={current} />
        <Box component="main" id={mainId} tabIndex={-1} sx={{ flex: 1, '&:focus': { outline: 'none' } }}>
          {children}
        </Box>
        <SiteFooter contact={contact} socialLinks={socialLinks} year={year} />
      </Box>
      <DownloadPanel stores={stores} />
    </CodeSheet>
  );
}

/** Above the window until it has the focus. */
const skipStyles = {
  position: 'absolute',
  zIndex: 6,
  insetBlockStart: 8,
  insetInlineStart: 8,
  p: '10px 20px',
  borderRadius: `${radii.control}px`,
  bgcolor: fixed.signal,
  color: fixed.night,
  fontWeight: 600,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
};
