import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';

import { latestValueCopy as copy } from './LatestValue.copy';

export type LatestValueProps = {
  /** The latest value as text; '' if it is empty. */
  text: string;
  onUse: () => void;
  /** Helper text of the field, shown before the latest value. */
  children?: ReactNode;
};

/**
 * Helper text of a field whose value was also changed elsewhere, such as in another tab. Shows the saved value, and a
 * button that puts this value into the field.
 */
export function LatestValue({ text, onUse, children }: LatestValueProps) {
  return (
    <>
      {children}
      <Box component="span" sx={{ display: 'block', overflowWrap: 'anywhere', color: 'text.primary' }}>
        {copy.label}{' '}
        <Box component="bdi" sx={{ fontWeight: 600 }}>
          {text || copy.empty}
        </Box>{' '}
        <Link component="button" type="button" variant="body2" onClick={onUse} sx={buttonStyles}>
          {copy.use}
        </Link>
      </Box>
    </>
  );
}

/** Makes the button high enough for touch. */
const buttonStyles = { verticalAlign: 'baseline', paddingBlock: '4px', fontWeight: 600 };
