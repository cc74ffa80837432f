import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { presetsCopy as copy } from './presets.copy';

export type PresetTextProps = { name: string; detail: string; isChosen: boolean };

/** Name and details of a preset or a label sheet. */
export function PresetText({ name, detail, isChosen }: PresetTextProps) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography
        variant="body2"
        component="div"
        sx={{ fontWeight: 600, color: 'text.primary', overflowWrap: 'anywhere' }}
      >
        <bdi>{name}</bdi>
        {isChosen && (
          <Box component="span" sx={{ color: 'primary.main', marginInlineStart: 1 }}>
            {copy.inUse}
          </Box>
        )}
      </Typography>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {detail}
      </Typography>
    </Box>
  );
}
