import Box from '@mui/material/Box';

export type TagDayProps = { text: string };

/** Day in a table cell. From `lg` on, where the table has most columns, it is small and has space after it. */
export const TagDay = ({ text }: TagDayProps) => (
  <Box component="span" sx={{ paddingInlineEnd: { lg: '5px' }, fontSize: { lg: '0.75rem' } }}>
    {text}
  </Box>
);
