import { Section } from '~/components/site/Section/Section';
import { SectionHeader } from '~/components/site/SectionHeader/SectionHeader';
import { accoladesScenes } from '~/components/site/StepList/accoladesScenes';
import { autoScenes } from '~/components/site/StepList/autoScenes';
import { StepList } from '~/components/site/StepList/StepList';
import { tagScenes } from '~/components/site/StepList/tagScenes';

import type { ProductCopy, ProductLine } from './copy/productCopy';
import { productScreenCopy } from './copy/ProductScreen.copy';

export const setupId = 'setup';

const scenes = { auto: autoScenes, ally: tagScenes('ally'), accolades: accoladesScenes };

type SetupSectionProps = { line: ProductLine; copy: ProductCopy['setup'] };

export function SetupSection({ line, copy }: SetupSectionProps) {
  return (
    <Section id={setupId} labelledBy="setup-title">
      <SectionHeader titleId="setup-title" marker={productScreenCopy.setup} title={copy.title} />
      <StepList steps={copy.steps} scenes={scenes[line]} line={line} />
    </Section>
  );
}
