import type { ReactNode } from 'react';

import type { SiteDestination } from '~/components/site/siteDestination';
import type { Store } from '~/components/site/stores';
import { drawQr } from '~/domain/codes/qr';

import { SiteLayout } from './SiteLayout';

/** What a sample build would say in its footer. */
const sampleContact = { phone: '+971 4 000 0000', email: 'hello@example.com' };

export type SiteStageProps = {
  current: SiteDestination | null;
  stores?: readonly Store[];
  children: ReactNode;
};

/** The site around a page, for stories that show a screen where it stands. */
export function SiteStage({ current, stores = [], children }: SiteStageProps) {
  return (
    <SiteLayout
      current={current}
      siteCode={drawQr('https://tag.example.com/')}
      contact={sampleContact}
      socialLinks={[]}
      stores={stores}
      year={2026}
    >
      {children}
    </SiteLayout>
  );
}
