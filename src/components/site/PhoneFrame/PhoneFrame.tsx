import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { sizes } from '~/components/theme/tokens';

export type PhoneFrameProps = {
  /** What the screen shows, for those who do not see the frame. */
  label: string;
  children: ReactNode;
};

/** A phone drawn around what one would see on its screen. It fills the height of its place. */
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
  gap: 2,
  minWidth: 0,
  p: '20px 16px 16px',
  borderRadius: '28px',
  bgcolor: 'tone.paper',
  color: 'text.body',
} as const;
