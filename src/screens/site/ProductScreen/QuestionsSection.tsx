import Box from '@mui/material/Box';

import { ColumnHead } from '~/components/site/ColumnHead/ColumnHead';
import { QuestionList } from '~/components/site/QuestionList/QuestionList';
import { Section } from '~/components/site/Section/Section';

import type { ProductCopy } from './productCopy';
import { productScreenCopy } from './ProductScreen.copy';

type QuestionsSectionProps = { copy: ProductCopy['questions'] };

/** What visitors ask before they decide. */
export function QuestionsSection({ copy }: QuestionsSectionProps) {
  return (
    <Section labelledBy="questions-title">
      <Box sx={columnsStyles}>
        <ColumnHead titleId="questions-title" marker={productScreenCopy.questions} title={copy.title} />
        <QuestionList questions={copy.items} />
      </Box>
    </Section>
  );
}

const columnsStyles = {
  display: 'grid',
  columnGap: 8,
  rowGap: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', bar: '5fr 7fr' },
  alignItems: 'start',
};
