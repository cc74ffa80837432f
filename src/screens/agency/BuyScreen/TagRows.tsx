import Box from '@mui/material/Box';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';

/** A row of ten marks represents a hundred tags. */
const tagsPerMark = 10;
const marksPerRow = 10;

/** Maximum rows drawn; their space is always reserved, so that cards next to each other align. */
const maxRows = 3;

/** Size of a mark and the gap between rows, in px. */
const mark = 14;
const gap = 6;

/** Decorative picture of a number of tags. */
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
        minBlockSize: { md: maxRows * (mark + gap) - gap },
        color: 'primary.main',
      }}
    >
      {Array.from({ length: Math.min(Math.ceil(count / tagsPerMark), maxRows * marksPerRow) }, (_, index) => (
        <FinderPattern key={index} size={mark} />
      ))}
    </Box>
  );
}
