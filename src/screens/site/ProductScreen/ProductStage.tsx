import type { ReactNode } from 'react';

import { drawQr } from '~/domain/codes/qr';

import { SiteLayout } from '../SiteLayout/SiteLayout';
import type { ProductLine } from './productCopy';

export type ProductStageProps = { line: ProductLine; children: ReactNode };

/** The site around a product's page, for stories that show it where it stands. */
export function ProductStage({ line, children }: ProductStageProps) {
  return (
    <SiteLayout
      current={line}
      siteCode={drawQr('https://tag.example.com/')}
      contact={{ phone: '+971 4 000 0000', email: 'hello@example.com' }}
      socialLinks={[]}
      stores={[]}
      year={2026}
    >
      {children}
    </SiteLayout>
  );
}
