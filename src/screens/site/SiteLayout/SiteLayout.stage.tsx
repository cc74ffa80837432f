import type { ReactNode } from 'react';

import type { SiteDestination } from '~/components/site/siteDestination';
import type { Store } from '~/components/site/stores';
import { drawQr } from '~/domain/codes/qr';

import { SiteLayout } from './SiteLayout';

const sampleContact = { phone: '+971 4 000 0000', email: 'hello@example.com' };

export type SiteStageProps = {
  current: SiteDestination | null;
  stores?: readonly Store[];
  children: ReactNode;
};

/** Renders a screen inside the layout of the public site. */
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
