import type { SxProps, Theme } from '@mui/material/styles';

import { radii } from '~/components/theme/tokens';

export const listStyles = { display: 'grid', gap: 1.5, listStyle: 'none' } satisfies SxProps<Theme>;

/** Two columns, the second as narrow as its number; one under the other where letters are large. */
export const rowStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: 2,
  rowGap: 1,
  padding: 1.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: `${radii.control}px`,
  '& > :nth-of-type(odd)': { flex: '999 1 9rem' },
  '& > :nth-of-type(even)': { flex: '1 1 7rem' },
} satisfies SxProps<Theme>;
