import Button from '@mui/material/Button';

import { HeroFacts } from '~/components/site/HeroFacts/HeroFacts';
import { PageHero } from '~/components/site/PageHero/PageHero';
import type { SiteContact } from '~/components/site/siteContact';
import { getEnquiryUrl } from '~/domain/enquiry/enquiryUrl';
import { anchors } from '~/domain/paths';

import { partnerCopy as copy } from './PartnerScreen.copy';
import { PartnershipSection } from './PartnershipSection';
import { ReasonsSection } from './ReasonsSection';
import { ScanPicture } from './ScanPicture';
import { SectorsSection } from './SectorsSection';
import { StartSection } from './StartSection';

export type PartnerScreenProps = { contact: SiteContact };

/** The partner page. SiteLayout provides the QR code of its illustration. */
export function PartnerScreen({ contact }: PartnerScreenProps) {
  return (
    <>
      <PageHero id={anchors.partner} surface="night" {...copy.hero} picture={<ScanPicture />}>
        <Button variant="contained" color="signal" size="hero" href={getEnquiryUrl('partner')}>
          {copy.action}
        </Button>
        <HeroFacts facts={copy.facts} />
      </PageHero>
      <PartnershipSection />
      <SectorsSection />
      <ReasonsSection />
      <StartSection contact={contact} />
    </>
  );
}
