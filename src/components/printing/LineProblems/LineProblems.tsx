import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import type { CodeList } from '~/domain/printing/codes/codeList';

import { lineProblemsCopy as copy } from './LineProblems.copy';

export type LineProblemsProps = CodeList;

/** Further problems are only counted. */
const maxShown = 5;

/** Number of codes in a list, and its lines with problems. */
export function LineProblems({ codes, problems }: LineProblemsProps) {
  const all = codes.length + problems.length;
  const lines = new Set([...codes, ...problems].map(({ line }) => line)).size;
  const rest = problems.length - maxShown;
  return (
    <Box
      sx={{
        p: problems.length > 0 ? 1.5 : 0,
        borderRadius: 1,
        bgcolor: problems.length > 0 ? 'tone.warnSoft' : 'transparent',
      }}
    >
      <Typography
        role="status"
        variant="body2"
        sx={{ fontWeight: 600, color: 'text.primary', '&:empty': { position: 'absolute' } }}
      >
        {all > 0 &&
          (problems.length > 0 ? copy.of(codes.length, all, lines === all ? 'lines' : 'codes') : copy.all(all))}
      </Typography>
      {problems.length > 0 && (
        <>
          <Typography variant="caption" component="p" sx={{ color: 'text.primary' }}>
            {codes.length > 0 ? copy.leftOut : copy.noneGood}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, marginBlockStart: 1, p: 0 }}>
            {problems.slice(0, maxShown).map((problem, index) => (
              <Typography
                key={`${problem.line} ${index}`}
                component="li"
                variant="caption"
                sx={{ display: 'block', color: 'text.primary', overflowWrap: 'anywhere' }}
              >
                <b>{copy.line(problem.line)}</b>: {copy.problemText(problem)}
              </Typography>
            ))}
            {rest > 0 && (
              <Typography component="li" variant="caption" sx={{ display: 'block', color: 'text.primary' }}>
                {copy.more(rest)}
              </Typography>
            )}
          </Box>
        </>
      )}
    </Box>
  );
}
