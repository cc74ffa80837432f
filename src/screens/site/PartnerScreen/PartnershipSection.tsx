import { Section } from '~/components/site/Section/Section';
import { SectionHeader } from '~/components/site/SectionHeader/SectionHeader';
import { StepList } from '~/components/site/StepList/StepList';

import { partnerCopy } from './PartnerScreen.copy';
import { partnershipPictures } from './partnershipPictures';

const copy = partnerCopy.partnership;

/** Section about how a partnership works: what the agency and the partner do, and what the partner earns. */
export function PartnershipSection() {
  return (
    <Section labelledBy="partnership-title" surface="mist">
      <SectionHeader titleId="partnership-title" marker={copy.marker} title={copy.title} />
      <StepList steps={copy.items} pictures={partnershipPictures} productLine="auto" />
    </Section>
  );
}
