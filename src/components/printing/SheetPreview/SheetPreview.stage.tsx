import Box from '@mui/material/Box';
import type { Decorator } from '@storybook/react-vite';

/** Decorator that limits the height of the preview, as the printing screen does. */
export const withLimitedHeight: Decorator = (Story) => (
  <Box sx={{ display: 'flex', height: 600, bgcolor: 'tone.board', p: 2 }}>
    <Story />
  </Box>
);
