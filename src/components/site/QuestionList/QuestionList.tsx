import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ChevronIcon from 'lucide-react/icons/chevron-down';

import { motion } from '~/components/theme/tokens';

export type Question = { question: string; answer: string };

export type QuestionListProps = { questions: readonly Question[] };

/** Questions that expand to their answers. Native `details` elements, which work without script. */
export function QuestionList({ questions }: QuestionListProps) {
  return (
    <Box sx={{ borderBlockStart: '2px solid', borderColor: 'text.primary' }}>
      {questions.map(({ question, answer }) => (
        <Box key={question} component="details" sx={questionStyles}>
          <Box component="summary" sx={summaryStyles}>
            {question}
            <ChevronIcon size={20} />
          </Box>
          <Typography sx={{ maxWidth: '38em', paddingBlockEnd: 3, paddingInlineEnd: { sm: 7 }, textWrap: 'pretty' }}>
            {answer}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

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
