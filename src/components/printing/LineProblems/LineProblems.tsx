import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import type { CodeList } from '~/domain/printing/codes/codeList';

import { lineProblemsCopy as copy } from './LineProblems.copy';

export type LineProblemsProps = CodeList;

/** Maximum number of problems that are listed. Further problems are only counted. */
const maxListedProblems = 5;

/** Shows how many codes a list has, and which lines of the list have problems. */
export function LineProblems({ codes, problems }: LineProblemsProps) {
  const totalCount = codes.length + problems.length;
  const lineCount = new Set([...codes, ...problems].map(({ line }) => line)).size;
  const unlistedCount = problems.length - maxListedProblems;
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
        {totalCount > 0 &&
          (problems.length > 0
            ? copy.printable(codes.length, totalCount, lineCount === totalCount ? 'lines' : 'codes')
            : copy.count(totalCount))}
      </Typography>
      {problems.length > 0 && (
        <>
          <Typography variant="caption" component="p" sx={{ color: 'text.primary' }}>
            {codes.length > 0 ? copy.skipped : copy.nonePrintable}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, marginBlockStart: 1, p: 0 }}>
            {problems.slice(0, maxListedProblems).map((problem, index) => (
              <Typography
                key={`${problem.line} ${index}`}
                component="li"
                variant="caption"
                sx={{ display: 'block', color: 'text.primary', overflowWrap: 'anywhere' }}
              >
                <b>{copy.line(problem.line)}</b>: {copy.problemText(problem)}
              </Typography>
            ))}
            {unlistedCount > 0 && (
              <Typography component="li" variant="caption" sx={{ display: 'block', color: 'text.primary' }}>
                {copy.more(unlistedCount)}
              </Typography>
            )}
          </Box>
        </>
      )}
    </Box>
  );
}
