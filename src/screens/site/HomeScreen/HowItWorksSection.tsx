import { StepScene } from '~/components/brand/StepScene/StepScene';
import { Section } from '~/components/site/Section/Section';
import { SectionHeader } from '~/components/site/SectionHeader/SectionHeader';
import { StepList } from '~/components/site/StepList/StepList';
import { anchors } from '~/domain/paths';

import { homeCopy } from './HomeScreen.copy';

const copy = homeCopy.how;

const steps = copy.steps.map(({ scene, ...texts }) => ({ ...texts, scene: <StepScene scene={scene} /> }));

export function HowItWorksSection() {
  return (
    <Section id={anchors.how} labelledBy="how-title" surface="mist">
      <SectionHeader titleId="how-title" marker={copy.marker} title={copy.title} />
      <StepList steps={steps} />
    </Section>
  );
}
