import Box from '@mui/material/Box';

import { AutoSticker } from '~/components/brand/TagDrawing/AutoSticker';
import { getDemoTag } from '~/domain/tag/demoTags';

/**
 * A decorative windshield tag between the finder's and the owner's side. Its QR code comes from the CodeSprite around
 * it.
 */
export function WelcomeTag() {
  return (
    <Box component="svg" viewBox="0 0 172 210" width="172" height="210" aria-hidden="true" sx={tagStyles}>
      <AutoSticker hexacode={getDemoTag('car').code} />
    </Box>
  );
}

/** Styles of the tag. It is a child of the owner's side, and its centre is on the line between the two sides. */
const tagStyles = {
  position: 'absolute',
  insetBlockStart: { xs: 0, md: '50%' },
  insetInlineStart: { xs: '50%', md: 0 },
  width: { xs: 112, bar: 208 },
  height: 'auto',
  transform: 'translate(-50%, -50%)',
} as const;
