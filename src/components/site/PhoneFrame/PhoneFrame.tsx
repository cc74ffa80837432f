import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { sizes } from '~/components/theme/tokens';

export type PhoneFrameProps = {
  /** Accessible name of the screen's content. */
  label: string;
  children: ReactNode;
};

/** The frame of a phone around the content of its screen. */
export function PhoneFrame({ label, children }: PhoneFrameProps) {
  return (
    <Box role="group" aria-label={label} sx={frameStyles}>
      <Box sx={screenStyles}>{children}</Box>
    </Box>
  );
}

const frameStyles = {
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: sizes.phone,
  marginInline: 'auto',
  p: 1.5,
  borderRadius: '40px',
  bgcolor: 'tone.bezel',
  breakInside: 'avoid',
  '@media (forced-colors: active)': { border: '2px solid' },
} as const;

const screenStyles = {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: 1.5,
  minWidth: 0,
  p: 2,
  borderRadius: '28px',
  bgcolor: 'tone.paper',
  color: 'text.body',
} as const;
