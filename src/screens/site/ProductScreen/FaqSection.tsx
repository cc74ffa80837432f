import Box from '@mui/material/Box';

import { ActionLink } from '~/components/site/ActionLink/ActionLink';
import { StackedSectionHeader } from '~/components/site/StackedSectionHeader/StackedSectionHeader';
import { QuestionList } from '~/components/site/QuestionList/QuestionList';
import { Section } from '~/components/site/Section/Section';
import { paths } from '~/domain/paths';

import type { ProductCopy } from './copy/productCopy';
import { productScreenCopy } from './copy/ProductScreen.copy';

const { questions } = productScreenCopy;

type FaqSectionProps = { copy: ProductCopy['questions'] };

export function FaqSection({ copy }: FaqSectionProps) {
  return (
    <Section labelledBy="questions-title">
      <Box sx={columnsStyles}>
        <StackedSectionHeader titleId="questions-title" marker={questions.marker} title={copy.title} />
        <Box sx={{ gridColumn: { bar: 2 }, gridRow: { bar: '1 / span 2' } }}>
          <QuestionList questions={copy.items} />
        </Box>
        <Box sx={{ gridColumn: 1 }}>
          <ActionLink href={paths.site.contact()} label={questions.more} />
        </Box>
      </Box>
    </Section>
  );
}

const columnsStyles = {
  display: 'grid',
  columnGap: 8,
  rowGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', bar: '5fr 7fr' },
  gridTemplateRows: { bar: 'auto 1fr' },
  alignItems: 'start',
};
