import Box from '@mui/material/Box';

import { listToolsCopy as copy } from './ListTools.copy';

export type HiddenColumnsNoteProps = { count: number };

/** Says how many columns of a table are hidden. The note fills the space before the list tools, if that is enough. */
export const HiddenColumnsNote = ({ count }: HiddenColumnsNoteProps) => (
  <Box sx={noteStyles}>{count > 0 && <span>{copy.hiddenColumns(count)}</span>}</Box>
);

const noteStyles = {
  flex: 1,
  containerType: 'inline-size',
  marginInlineEnd: 1,
  typography: 'body2',
  textAlign: 'end',
  color: 'text.secondary',
  '@container (width < 8rem)': { '& > span': { display: 'none' } },
} as const;
