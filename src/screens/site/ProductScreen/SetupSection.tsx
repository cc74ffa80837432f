import { AppComingSoonNote } from '~/components/site/DownloadPanel/AppComingSoonNote';
import { Section } from '~/components/site/Section/Section';
import { SectionHeader } from '~/components/site/SectionHeader/SectionHeader';
import { accoladesStepPictures } from '~/components/site/StepList/accoladesStepPictures';
import { autoStepPictures } from '~/components/site/StepList/autoStepPictures';
import { StepList } from '~/components/site/StepList/StepList';
import { createTagStepPictures } from '~/components/site/StepList/createTagStepPictures';
import type { Store } from '~/components/site/stores';

import type { ProductCopy, ProductWithPageId } from './copy/productCopy';
import { productScreenCopy } from './copy/ProductScreen.copy';

export const setupId = 'setup';

const stepPictures = { auto: autoStepPictures, ally: createTagStepPictures('ally'), accolades: accoladesStepPictures };

type SetupSectionProps = { productLine: ProductWithPageId; copy: ProductCopy['setup']; stores: readonly Store[] };

export function SetupSection({ productLine, copy, stores }: SetupSectionProps) {
  return (
    <Section id={setupId} labelledBy="setup-title">
      <SectionHeader titleId="setup-title" marker={productScreenCopy.setup} title={copy.title} />
      <StepList steps={copy.steps} pictures={stepPictures[productLine]} productLine={productLine} />
      <AppComingSoonNote stores={stores} subject={productLine} sx={{ marginBlockStart: 4, color: 'text.secondary' }} />
    </Section>
  );
}
