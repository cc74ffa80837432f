import Box from '@mui/material/Box';

export type TagDayProps = { text: string };

/** Day in a table cell. The padding separates the days of adjacent columns when the table has no space to spare. */
export const TagDay = ({ text }: TagDayProps) => (
  <Box component="span" sx={{ paddingInlineEnd: { md: '5px' }, fontSize: { md: '0.75rem' } }}>
    {text}
  </Box>
);
