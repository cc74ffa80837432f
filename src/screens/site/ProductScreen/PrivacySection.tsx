import Box from '@mui/material/Box';

import { StackedSectionHeader } from '~/components/site/SectionHeader/StackedSectionHeader';
import { Section } from '~/components/site/Section/Section';

import type { ProductCopy } from './copy/productCopy';
import { ChatExample } from './ChatExample';
import { VaultFigure } from './accolades/VaultFigure';

type PrivacySectionProps = { copy: ProductCopy['privacy'] };

/** Section about privacy, with an example: the chat after a scan, or the public and private content of a vault. */
export function PrivacySection({ copy: { example, ...texts } }: PrivacySectionProps) {
  return (
    <Section labelledBy="privacy-title" surface="deep">
      <Box sx={columnsStyles}>
        <StackedSectionHeader titleId="privacy-title" {...texts} />
        {example.kind === 'chat' ? <ChatExample copy={example} /> : <VaultFigure copy={example} />}
      </Box>
    </Section>
  );
}

const columnsStyles = {
  display: 'grid',
  columnGap: { md: 5, bar: 12 },
  rowGap: { xs: 3, sm: 6 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr', bar: '7fr 5fr' },
  alignItems: 'center',
};
