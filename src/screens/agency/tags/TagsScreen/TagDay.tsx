import Box from '@mui/material/Box';

export type TagDayProps = { text: string };

/** A day in a column next to another day. The space after it keeps the two days apart in a table with many columns. */
export const TagDay = ({ text }: TagDayProps) => (
  <Box component="span" sx={{ paddingInlineEnd: { md: '5px' }, fontSize: { md: '0.75rem' } }}>
    {text}
  </Box>
);
