import Box from '@mui/material/Box';

import { radii } from '~/components/theme/tokens';

import { comingSoonLabel } from './ComingSoonChip.copy';

/** A 'Coming soon' chip for announced products, in the colour of the surrounding text. */
export function ComingSoonChip() {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: 32,
        px: 1.75,
        borderRadius: `${radii.full}px`,
        border: 1,
        borderColor: 'color-mix(in srgb, currentColor 32%, transparent)',
        typography: 'subtitle2',
        whiteSpace: 'nowrap',
      }}
    >
      {comingSoonLabel}
    </Box>
  );
}
