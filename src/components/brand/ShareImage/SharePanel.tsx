import type { ReactNode } from 'react';

import { PartnerPanel, ProductPanel } from './ProductPanels';
import { ExperiencePanel, HomePanel } from './TagPanels';
import { ContactPanel, PrivacyPanel, TermsPanel } from './WordPanels';

/** The pages that have an image of their own. */
export type SharePage =
  'home' | 'auto' | 'ally' | 'accolades' | 'experience' | 'partner' | 'contact' | 'privacy' | 'terms';

const panels: Record<SharePage, ReactNode> = {
  home: <HomePanel />,
  auto: <ProductPanel product="auto" from={20} span={384} />,
  ally: <ProductPanel product="ally" from={112} span={288} />,
  accolades: <ProductPanel product="accolades" from={52} span={412} />,
  experience: <ExperiencePanel />,
  partner: <PartnerPanel />,
  contact: <ContactPanel />,
  privacy: <PrivacyPanel />,
  terms: <TermsPanel />,
};

export type SharePanelProps = { page: SharePage };

/** The picture in a page's share image, in a space of 560 x 630. */
export function SharePanel({ page }: SharePanelProps) {
  return panels[page];
}
