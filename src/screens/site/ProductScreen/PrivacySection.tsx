import Box from '@mui/material/Box';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { strongColour } from '~/components/site/Section/darkSurfaceStyles';
import { StackedSectionHeader } from '~/components/site/SectionHeader/StackedSectionHeader';
import { Section } from '~/components/site/Section/Section';

import type { ProductCopy } from './copy/productCopy';
import { ChatExample } from './ChatExample';
import { VaultFigure } from './accolades/VaultFigure';

type PrivacySectionProps = { copy: ProductCopy['privacy'] };

/** Privacy facts, and an example of a scan. */
export function PrivacySection({ copy: { facts, example, ...texts } }: PrivacySectionProps) {
  return (
    <Section labelledBy="privacy-title" surface="deep">
      <Box sx={columnsStyles}>
        <Box sx={{ display: 'grid', gap: { xs: 4, bar: 5 } }}>
          <StackedSectionHeader titleId="privacy-title" {...texts} />
          <Box component="ul" sx={{ listStyle: 'none' }}>
            {facts.map((fact) => (
              <Box key={fact} component="li" sx={factStyles}>
                <FinderPattern />
                {fact}
              </Box>
            ))}
          </Box>
        </Box>
        {example.kind === 'chat' ? <ChatExample copy={example} /> : <VaultFigure copy={example} />}
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

const line = '1px solid color-mix(in srgb, currentColor 20%, transparent)';

const factStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  paddingBlock: 2,
  borderBlockEnd: line,
  fontWeight: 500,
  lineHeight: 1.5,
  color: strongColour,
  '&:first-of-type': { borderBlockStart: line },
};
