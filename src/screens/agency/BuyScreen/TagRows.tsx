import Box from '@mui/material/Box';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';

/** Tags that one mark stands for, and marks in a row: a row is a hundred. */
const tagsPerMark = 10;
const marksPerRow = 10;

/** Room is kept for so many rows, and no more are drawn: what follows stands at one height in cards beside each other. */
const rows = 3;

/** In px. */
const mark = 14;
const gap = 6;

/** How many tags there are, for the eye alone. */
export function TagRows({ count }: { count: number }) {
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        gridTemplateColumns: `repeat(${marksPerRow}, 1fr)`,
        alignContent: 'start',
        rowGap: `${gap}px`,
        maxInlineSize: 240,
        minBlockSize: { md: rows * (mark + gap) - gap },
        color: 'primary.main',
      }}
    >
      {Array.from({ length: Math.min(Math.ceil(count / tagsPerMark), rows * marksPerRow) }, (_, index) => (
        <FinderPattern key={index} size={mark} />
      ))}
    </Box>
  );
}
