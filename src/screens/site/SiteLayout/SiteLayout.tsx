import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { SkipLink } from '~/components/a11y/SkipLink/SkipLink';
import { CodeSprite } from '~/components/brand/CodeSprite/CodeSprite';
import { DownloadPanel } from '~/components/site/DownloadPanel/DownloadPanel';
import { SiteBar } from '~/components/site/SiteBar/SiteBar';
import type { SiteContact } from '~/components/site/siteContact';
import type { SiteDestination } from '~/components/site/siteDestination';
import { SiteFooter } from '~/components/site/SiteFooter/SiteFooter';
import { SlimFooter } from '~/components/site/SlimFooter/SlimFooter';
import type { Store } from '~/components/site/stores';
import type { QrDrawing } from '~/domain/codes/qr';

export type SiteLayoutProps = {
  /** The current page, or null if the site bar has no link to it. */
  currentPage: SiteDestination | null;
  /** QR code with the site's URL. Illustrations show it on tags that are not demo tags. */
  siteCode: QrDrawing;
  /** QR code of the demo pet tag, which the download panel shows. */
  petTagCode: QrDrawing;
  /** True on the page of a scanned tag, which has a slim footer. */
  isTagPage?: boolean;
  contact: SiteContact;
  socialLinks: readonly string[];
  /** Stores that offer the app. There are none before the app is published. */
  stores: readonly Store[];
  /** Year of the copyright notice. */
  year: number;
  children: ReactNode;
};

const mainId = 'main';

/** Layout of all public pages: navigation bar, content, footer and download panel. */
export function SiteLayout(props: SiteLayoutProps) {
  const { currentPage, siteCode, petTagCode, isTagPage = false, contact, socialLinks, stores, year, children } = props;
  return (
    <CodeSprite code={siteCode}>
      <SkipLink targetId={mainId} />
      <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
        <SiteBar currentPage={currentPage} isAppPublished={stores.length > 0} />
        <Box component="main" id={mainId} tabIndex={-1} sx={{ flex: 1, '&:focus': { outline: 'none' } }}>
          {children}
        </Box>
        {isTagPage ? (
          <SlimFooter year={year} />
        ) : (
          <SiteFooter contact={contact} socialLinks={socialLinks} year={year} />
        )}
      </Box>
      <CodeSprite code={petTagCode}>
        <DownloadPanel stores={stores} />
      </CodeSprite>
    </CodeSprite>
  );
}
