import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { ActionLink } from '~/components/site/ActionLink/ActionLink';
import { Section } from '~/components/site/Section/Section';
import { SectionHeader } from '~/components/site/SectionHeader/SectionHeader';
import { paths } from '~/domain/paths';

import type { ProductCopy } from './copy/productCopy';
import { productScreenCopy } from './copy/ProductScreen.copy';

const { marker, title, more } = productScreenCopy.questions;

type FaqSectionProps = { copy: ProductCopy['questions'] };

/** Section with questions and answers in columns. All answers are shown, since they are short. */
export function FaqSection({ copy }: FaqSectionProps) {
  return (
    <Section labelledBy="questions-title" surface="mist">
      <SectionHeader
        titleId="questions-title"
        marker={marker}
        title={title}
        action={
          <Box sx={{ justifySelf: { md: 'end' } }}>
            <ActionLink href={paths.site.contact()} label={more} />
          </Box>
        }
      />
      <Box component="dl" sx={listStyles}>
        {copy.map(({ question, answer }) => (
          <Box key={question} sx={questionStyles}>
            <Typography component="dt" variant="subtitle1" color="textPrimary">
              {question}
            </Typography>
            <Typography component="dd" sx={{ marginBlockStart: 0.5, maxWidth: '38em' }}>
              {answer}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const listStyles = {
  display: 'grid',
  columnGap: { md: 5, bar: 8 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
  borderBlockStart: '2px solid',
  borderColor: 'text.primary',
};

const questionStyles = {
  paddingBlock: { xs: 1.5, md: 2.5, bar: 3 },
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
};
