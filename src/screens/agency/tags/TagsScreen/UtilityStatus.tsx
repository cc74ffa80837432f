import Box from '@mui/material/Box';

import { tagUtilityLabels } from '~/domain/tag/agencyTag';
import type { TagUtilityStatus } from '~/domain/tag/agencyTag';

export type UtilityStatusProps = { utility: TagUtilityStatus };

/**
 * Text that says whether the utility of a tag is enabled, with a filled or outlined dot. It is not a chip, so that it
 * is less prominent than the status chip in the next column.
 */
export function UtilityStatus({ utility }: UtilityStatusProps) {
  const isEnabled = utility === 'enabled';
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '7px',
        fontWeight: 400,
        color: isEnabled ? 'text.primary' : 'text.secondary',
        '&::before': {
          content: '""',
          inlineSize: 8,
          blockSize: 8,
          borderRadius: 99,
          boxSizing: 'border-box',
          flex: 'none',
          border: '1.5px solid',
          borderColor: isEnabled ? 'success.main' : 'currentColor',
          backgroundColor: isEnabled ? 'success.main' : 'transparent',
          '@media (forced-colors: active)': { backgroundColor: isEnabled ? 'CanvasText' : 'Canvas' },
        },
      }}
    >
      {tagUtilityLabels[utility]}
    </Box>
  );
}
