import { Section } from '~/components/site/Section/Section';
import { SectionHeader } from '~/components/site/SectionHeader/SectionHeader';
import { StepList } from '~/components/site/StepList/StepList';
import { tagScenes } from '~/components/site/StepList/tagScenes';
import { anchors } from '~/domain/paths';

import { homeCopy } from './HomeScreen.copy';

const copy = homeCopy.how;

const scenes = tagScenes('auto');

export function HowItWorksSection() {
  return (
    <Section id={anchors.how} labelledBy="how-title" surface="mist">
      <SectionHeader titleId="how-title" marker={copy.marker} title={copy.title} />
      <StepList steps={copy.steps} scenes={scenes} line="auto" />
    </Section>
  );
}
