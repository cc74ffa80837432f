import type { ReactNode } from 'react';

import { AccoladesScene } from '~/components/brand/AccoladesScene/AccoladesScene';
import { SetupScene } from '~/components/brand/SetupScene/SetupScene';
import { StepScene } from '~/components/brand/StepScene/StepScene';
import { Section } from '~/components/site/Section/Section';
import { SectionHeader } from '~/components/site/SectionHeader/SectionHeader';
import { StepList } from '~/components/site/StepList/StepList';

import type { ProductCopy, ProductLine } from './copy/productCopy';
import { productScreenCopy } from './copy/ProductScreen.copy';

export const setupId = 'setup';

/** Illustrations of the setup steps. */
const scenes: Record<ProductLine, readonly ReactNode[]> = {
  auto: [
    <SetupScene key="stick" scene="stick" />,
    <SetupScene key="download" scene="download" />,
    <SetupScene key="activate" scene="activate" />,
  ],
  ally: [
    <StepScene key="get" scene="get" />,
    <StepScene key="customise" scene="customise" />,
    <StepScene key="attach" scene="attach" />,
    <StepScene key="connect" scene="connect" />,
  ],
  accolades: [
    <AccoladesScene key="get" scene="get" />,
    <AccoladesScene key="customise" scene="customise" />,
    <AccoladesScene key="deploy" scene="deploy" />,
    <AccoladesScene key="scan" scene="scan" />,
  ],
};

type SetupSectionProps = { line: ProductLine; copy: ProductCopy['setup'] };

export function SetupSection({ line, copy }: SetupSectionProps) {
  return (
    <Section id={setupId} labelledBy="setup-title">
      <SectionHeader titleId="setup-title" marker={productScreenCopy.setup} title={copy.title} />
      <StepList steps={copy.steps.map((step, index) => ({ ...step, scene: scenes[line][index] }))} />
    </Section>
  );
}
