import type { ReactNode } from 'react';

import { PartnerPanel, ProductPanel } from './ProductPanels';
import { ExperiencePanel, HomePanel } from './TagPanels';
import { ContactPanel, PrivacyPanel, TermsPanel } from './InfoPanels';

/** Pages with their own image. */
export type SharePage =
  | 'home'
  | 'auto'
  | 'ally'
  | 'accolades'
  | 'experience'
  | 'partner'
  | 'contact'
  | 'privacy'
  | 'terms';

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

/** The illustration of a page's share image, in a viewBox of 560 x 630. */
export function SharePanel({ page }: SharePanelProps) {
  return panels[page];
}
