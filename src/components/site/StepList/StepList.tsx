import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { largeTextPhoneQuery, radii } from '~/components/theme/tokens';

import { createPictureBackground } from './createPictureBackground';
import { formatStepLabel } from './StepList.copy';

export type StepListProps = {
  steps: readonly { title: string; text: string }[];
  /** A decorative picture for each step, 240 units wide and 160 high. */
  pictures: readonly ReactNode[];
  /** The product line whose colour is the background of the pictures. */
  productLine: 'auto' | 'ally' | 'accolades';
};

/** A list of numbered steps with pictures. In wide windows, three or four steps are in one row. */
export function StepList({ steps, pictures, productLine }: StepListProps) {
  return (
    <Box component="ol" sx={[listStyles, steps.length === 3 ? threeColumnsStyles : fourColumnsStyles]}>
      {steps.map(({ title, text }, index) => (
        <Box key={title} component="li" sx={stepStyles}>
          <Box sx={[pictureStyles, createPictureBackground(productLine)]}>
            <svg viewBox="0 0 240 160" width="240" height="160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
              {pictures[index]}
            </svg>
          </Box>
          <div>
            <Typography variant="marker" color="textSecondary">
              {formatStepLabel(index + 1, steps.length)}
            </Typography>
            <Typography variant="h3" sx={{ marginBlockStart: 0.25 }}>
              {title}
            </Typography>
            <Typography sx={{ marginBlockStart: { xs: 0.5, sm: 1 }, maxWidth: '30em' }}>{text}</Typography>
          </div>
        </Box>
      ))}
    </Box>
  );
}

const listStyles = {
  display: 'grid',
  rowGap: { xs: 2.5, md: 5 },
  columnGap: { xs: 3, bar: 4 },
  listStyle: 'none',
};

const threeColumnsStyles = { gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' } };

const fourColumnsStyles = {
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr', lg: 'repeat(4, minmax(0, 1fr))' },
};

const stepStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(96px, 128px) minmax(min-content, 1fr)', md: 'minmax(0, 1fr)' },
  [largeTextPhoneQuery]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  columnGap: 2,
  rowGap: 2.5,
  alignContent: 'start',
  alignItems: 'start',
};

const pictureStyles = {
  overflow: 'hidden',
  borderRadius: { xs: `${radii.control}px`, md: `${radii.card}px` },
  // On phones, the sides of the picture are cropped, so that the object in the middle is larger.
  '& svg': { display: 'block', width: '100%', height: 'auto', aspectRatio: { xs: '4 / 3', md: '3 / 2' } },
};
