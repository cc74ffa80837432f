import type { ReactNode } from 'react';

import type { SiteDestination } from '~/components/site/siteDestination';
import { drawQr } from '~/domain/codes/qr';

import { SiteLayout } from './SiteLayout';

export type SiteStageProps = { currentPage: SiteDestination | null; isTagPage?: boolean; children: ReactNode };

/** Shows a screen inside the layout of the public site. */
export function SiteStage({ currentPage, isTagPage = false, children }: SiteStageProps) {
  return (
    <SiteLayout
      currentPage={currentPage}
      siteCode={drawQr('https://tag.example.com/')}
      petTagCode={drawQr('https://tag.example.com/t/7C41E9')}
      isTagPage={isTagPage}
      contact={{ phone: '+971 4 000 0000', email: 'hello@example.com' }}
      socialLinks={[]}
      stores={[]}
      year={2026}
    >
      {children}
    </SiteLayout>
  );
}
