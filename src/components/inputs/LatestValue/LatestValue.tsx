import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';

import { latestValueCopy as copy } from './LatestValue.copy';

export type LatestValueProps = {
  /** The value as text; empty if there is none. */
  text: string;
  onUse: () => void;
  /** Other help for the field. */
  children?: ReactNode;
};

/** Says which value was saved elsewhere while the user changed the same field, with a button that takes it over. */
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

/** The padding makes the target high enough for touch. */
const buttonStyles = { verticalAlign: 'baseline', paddingBlock: '4px', fontWeight: 600 };
