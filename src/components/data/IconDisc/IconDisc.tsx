import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const toneStyles = {
  primary: { bgcolor: 'tone.primarySoft', color: 'primary.main' },
  neutral: { bgcolor: 'tone.idleSoft', color: 'text.secondary' },
} as const;

export type IconDiscProps = {
  tone?: keyof typeof toneStyles;
  /** An icon of 1.25rem, or a short number. */
  children: ReactNode;
};

/** Tinted disc around an icon. */
export function IconDisc({ tone = 'primary', children }: IconDiscProps) {
  return (
    <Box component="span" sx={[discStyles, toneStyles[tone]]}>
      {children}
    </Box>
  );
}

const discStyles = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 36,
  blockSize: 36,
  borderRadius: '50%',
} as const;
