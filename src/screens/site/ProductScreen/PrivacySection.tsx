import Box from '@mui/material/Box';

import { ChatExample } from '~/components/site/ChatExample/ChatExample';
import { StackedSectionHeader } from '~/components/site/StackedSectionHeader/StackedSectionHeader';
import { FactList } from '~/components/site/FactList/FactList';
import { Section } from '~/components/site/Section/Section';

import type { ProductCopy } from './copy/productCopy';
import { productScreenCopy } from './copy/ProductScreen.copy';
import { VaultFigure } from './accolades/VaultFigure';

type PrivacySectionProps = { copy: ProductCopy['privacy'] };

/** Privacy facts, and an example of a scan. */
export function PrivacySection({ copy: { facts, example, ...texts } }: PrivacySectionProps) {
  return (
    <Section labelledBy="privacy-title" surface="deep">
      <Box sx={columnsStyles}>
        <Box sx={{ display: 'grid', gap: { xs: 4, bar: 5 } }}>
          <StackedSectionHeader titleId="privacy-title" {...texts} />
          <FactList facts={facts} />
        </Box>
        {example.kind === 'chat' ? (
          <ChatExample {...productScreenCopy.chat} title={example.title} messages={example.messages} />
        ) : (
          <VaultFigure copy={example} />
        )}
      </Box>
    </Section>
  );
}

const columnsStyles = {
  display: 'grid',
  columnGap: { md: 5, bar: 12 },
  rowGap: 6,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr', bar: '7fr 5fr' },
  alignItems: 'center',
};
