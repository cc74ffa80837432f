import { keyframes } from '@mui/material/styles';

const pulse = keyframes({ '50%': { opacity: 0.15 } });

/** Pulsing opacity for loading indicators; disabled by the theme under reduced motion. */
export const pulseAnimation = { animation: `${pulse} 1.2s ease-out infinite` };
