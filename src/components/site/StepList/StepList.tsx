import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { lines, radii } from '~/components/theme/tokens';

import { stepLabel } from './StepList.copy';

export type StepListProps = {
  steps: readonly { title: string; text: string }[];
  /** The illustration of each step, in a viewBox of 240 x 160. Decorative. */
  scenes: readonly ReactNode[];
  /** The product line whose hues are behind the scenes. */
  line: 'auto' | 'ally' | 'accolades';
};

/** Numbered steps, three or four per row in wide windows. */
export function StepList({ steps, scenes, line }: StepListProps) {
  return (
    <Box component="ol" sx={[listStyles, steps.length === 3 ? threeColumns : fourColumns]}>
      {steps.map(({ title, text }, index) => (
        <Box key={title} component="li" sx={stepStyles}>
          <Box sx={[sceneStyles, ground(line)]}>
            <svg viewBox="0 0 240 160" width="240" height="160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
              {scenes[index]}
            </svg>
          </Box>
          <div>
            <Typography variant="marker" color="textSecondary">
              {stepLabel(index + 1, steps.length)}
            </Typography>
            <Typography variant="h3" sx={{ marginBlockStart: 0.25 }}>
              {title}
            </Typography>
            <Typography sx={{ marginBlockStart: 1, maxWidth: '30em', textWrap: 'pretty' }}>{text}</Typography>
          </div>
        </Box>
      ))}
    </Box>
  );
}

const listStyles = {
  display: 'grid',
  rowGap: { xs: 3, md: 5 },
  columnGap: { xs: 3, bar: 4 },
  listStyle: 'none',
};

const threeColumns = { gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' } };

const fourColumns = {
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr', lg: 'repeat(4, minmax(0, 1fr))' },
};

const stepStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '96px minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
  gap: 2.5,
  alignContent: 'start',
  alignItems: 'start',
};

/** 3:2, or cropped to a square on phones. */
const sceneStyles = {
  overflow: 'hidden',
  borderRadius: `${radii.card}px`,
  '& svg': { width: '100%', height: 'auto', aspectRatio: { xs: '1', md: '3 / 2' } },
};

const ground = (line: StepListProps['line']) => (theme: Theme) => ({
  bgcolor: lines[line].pale,
  ...theme.applyStyles('dark', { bgcolor: lines[line].dusk }),
});
