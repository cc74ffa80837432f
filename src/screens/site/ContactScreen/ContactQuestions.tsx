import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { contactCopy } from './ContactScreen.copy';

const copy = contactCopy.questions;

/** Short answers to questions that visitors ask often. */
export function ContactQuestions() {
  return (
    <section aria-labelledby="questions-title">
      <Typography id="questions-title" variant="h3" component="h2" sx={{ marginBlockEnd: 2 }}>
        {copy.title}
      </Typography>
      <Box component="dl" sx={listStyles}>
        {copy.items.map(({ question, answer }) => (
          <Box key={question} sx={questionStyles}>
            <Typography component="dt" variant="subtitle1" color="textPrimary">
              {question}
            </Typography>
            <Typography component="dd">{answer}</Typography>
          </Box>
        ))}
      </Box>
    </section>
  );
}

const listStyles = { borderBlockStart: '1px solid', borderColor: 'divider' } as const;

const questionStyles = {
  display: 'grid',
  gap: 0.5,
  paddingBlock: { xs: 2, bar: 3 },
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
} as const;
