import Box from '@mui/material/Box';
import type { Decorator } from '@storybook/react-vite';

/** Limits the height of the preview, as the screen does. */
export const limitedHeight: Decorator = (Story) => (
  <Box sx={{ display: 'flex', height: 600, bgcolor: 'tone.board', p: 2 }}>
    <Story />
  </Box>
);
