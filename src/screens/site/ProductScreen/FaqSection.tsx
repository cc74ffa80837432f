import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ChevronIcon from 'lucide-react/icons/chevron-down';

import { ActionLink } from '~/components/site/ActionLink/ActionLink';
import { Section } from '~/components/site/Section/Section';
import { StackedSectionHeader } from '~/components/site/SectionHeader/StackedSectionHeader';
import { motion } from '~/components/theme/tokens';
import { paths } from '~/domain/paths';

import type { ProductCopy } from './copy/productCopy';
import { productScreenCopy } from './copy/ProductScreen.copy';

const { questions } = productScreenCopy;

type FaqSectionProps = { copy: ProductCopy['questions'] };

/** Questions that expand to their answers. Native `details` elements, which work without script. */
export function FaqSection({ copy }: FaqSectionProps) {
  return (
    <Section labelledBy="questions-title">
      <Box sx={columnsStyles}>
        <StackedSectionHeader titleId="questions-title" marker={questions.marker} title={copy.title} />
        <Box sx={listStyles}>
          {copy.items.map(({ question, answer }) => (
            <Box key={question} component="details" sx={questionStyles}>
              <Box component="summary" sx={summaryStyles}>
                {question}
                <ChevronIcon size={20} />
              </Box>
              <Typography sx={answerStyles}>{answer}</Typography>
            </Box>
          ))}
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

const listStyles = {
  gridColumn: { bar: 2 },
  gridRow: { bar: '1 / span 2' },
  borderBlockStart: '2px solid',
  borderColor: 'text.primary',
};

const questionStyles = {
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  '& svg': { flex: 'none', transition: `transform ${motion.normal}ms ${motion.easing}` },
  '&[open] > summary svg': { transform: 'rotate(180deg)' },
};

const summaryStyles = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 3,
  minHeight: { xs: 64, bar: 72 },
  paddingBlock: 2,
  typography: 'subtitle1',
  color: 'text.primary',
  cursor: 'pointer',
  // `display: flex` removes the triangle in all browsers but Safari.
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { color: 'primary.main' },
};

const answerStyles = { maxWidth: '38em', paddingBlockEnd: 3, paddingInlineEnd: { sm: 7 }, textWrap: 'pretty' };
