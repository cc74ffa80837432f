import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import type { Store } from '~/components/site/stores';
import type { QrDrawing } from '~/domain/codes/qr';
import type { DemoCode } from '~/domain/tag/demoTags';

import { TagContentSection } from './TagContentSection';
import { accentStyles } from './productColours';
import { CallToActionSection } from './CallToActionSection';
import { PrivacySection } from './PrivacySection';
import type { ProductCopy } from './copy/productCopy';
import { ProductHero } from './ProductHero';
import { FaqSection } from './FaqSection';
import { SetupSection } from './SetupSection';
import { WhatYouGetSection } from './WhatYouGetSection';

export type ProductScreenProps = {
  copy: ProductCopy;
  /** The QR codes of the demo tags. */
  codes: Record<DemoCode, QrDrawing>;
  /** Stores that offer the app. There are none before the app is published. */
  stores: readonly Store[];
  /** A section that only this product has. It is shown below the section about privacy. */
  children?: ReactNode;
};

/**
 * A product page. Illustrations of a demo tag show that tag's QR code, from `codes`. Other illustrations show the QR
 * code that SiteLayout provides.
 */
export function ProductScreen({ copy, codes, stores, children }: ProductScreenProps) {
  return (
    <Box sx={accentStyles[copy.productLine]}>
      <ProductHero productLine={copy.productLine} copy={copy.hero} />
      <TagContentSection copy={copy.tagContent} codes={codes} />
      <SetupSection productLine={copy.productLine} copy={copy.setup} stores={stores} />
      <PrivacySection copy={copy.privacy} />
      {children}
      <WhatYouGetSection productLine={copy.productLine} copy={copy.whatYouGet} />
      <FaqSection copy={copy.questions} />
      <CallToActionSection productLine={copy.productLine} copy={copy.next} />
    </Box>
  );
}
