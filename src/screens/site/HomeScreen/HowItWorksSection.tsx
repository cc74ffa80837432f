import { Section } from '~/components/site/Section/Section';
import { SectionHeader } from '~/components/site/SectionHeader/SectionHeader';
import { StepList } from '~/components/site/StepList/StepList';
import { createTagStepPictures } from '~/components/site/StepList/createTagStepPictures';
import { anchors } from '~/domain/paths';

import { homeCopy } from './HomeScreen.copy';

const copy = homeCopy.how;

const pictures = createTagStepPictures('auto');

export function HowItWorksSection() {
  return (
    <Section id={anchors.how} labelledBy="how-title" surface="mist">
      <SectionHeader titleId="how-title" marker={copy.marker} title={copy.title} />
      <StepList steps={copy.steps} pictures={pictures} productLine="auto" />
    </Section>
  );
}
