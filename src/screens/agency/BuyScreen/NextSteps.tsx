import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { buyCopy } from './BuyScreen.copy';

const copy = buyCopy.next;

/** Explains in three steps what an agency can do with a package. */
export function NextSteps() {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ padding: { xs: 2, md: 2.5 } }}>
      <Typography id={id} variant="subtitle1">
        {copy.heading}
      </Typography>
      <Box component="ol" sx={listStyles}>
        {copy.steps.map(({ title, text }, index) => (
          <Box component="li" key={title} sx={stepStyles}>
            <Box component="span" aria-hidden sx={numberStyles}>
              {index + 1}
            </Box>
            <div>
              <Typography variant="subtitle2">{title}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {text}
              </Typography>
            </div>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

const listStyles = {
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' },
  gap: { xs: 2, md: 3, lg: 2 },
  marginBlockStart: 2,
} satisfies SxProps<Theme>;

const stepStyles = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 1.5,
  overflowWrap: 'anywhere',
} satisfies SxProps<Theme>;

const numberStyles = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: 99,
  backgroundColor: 'tone.primarySoft',
  color: 'primary.main',
  typography: 'body2',
  fontWeight: 700,
} satisfies SxProps<Theme>;
